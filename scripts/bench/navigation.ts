import type { Browser } from "@playwright/test";
import { median, repeat } from "../repeat.ts";

/** Milliseconds from the click on Services to its heading, on slow 4G, after the pointer was on the link for 100: the median. */
export async function navigation(browser: Browser, siteUrl: string, times: number) {
  return Math.round(median(await repeat(times, () => homeToServices(browser, siteUrl))));
}

async function homeToServices(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  // Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down.
  const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await page.goto(siteUrl);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("banner").getByRole("link", { name: "Services" });
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = 0;
        const heading = () => document.querySelector("main h1")?.textContent;
        const old = heading();
        document.addEventListener("click", () => (start = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!heading() || heading() === old) return;
          observer.disconnect();
          // The frame that shows it.
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(100);
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = await shown;
  await context.close();
  return milliseconds;
}
