// `npm run pictures` takes the README's screenshots of the built site in both themes, and saves them as docs/*.webp.
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { pathOf } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";
import { ensureBrowser } from "./browser.ts";

const shown = [
  { name: "home", path: "/", width: 1280 },
  { name: "services", path: `${pathOf("services")}#pricing`, width: 1280 },
  { name: "chat", path: "/chat", width: 480 },
];

const site = await startSite();
const browser = await chromium.launch({
  executablePath: ensureBrowser() || undefined,
  args: ["--no-sandbox"],
});
for (const colorScheme of ["light", "dark"] as const) {
  for (const { name, path, width } of shown) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width, height: 800 },
    });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    // Scales the picture down to the size at which the README shows it.
    const session = await page.context().newCDPSession(page);
    const clip = { x: 0, y: await page.evaluate(() => scrollY), width, height: 800, scale: 0.6 };
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80, clip });
    writeFileSync(`docs/${name}-${colorScheme}.webp`, data, "base64");
    await page.close();
  }
}
await browser.close();
await site.stop();
