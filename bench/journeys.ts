// `npm run journeys` measures a visitor's waiting times on slow 4G with a phone's processor: milliseconds from the
// press, the median of RUNS (5) visits with an empty cache. `-- ../old` also measures another copy's build in the same
// run. ONLY=chat runs only the journeys with a matching name. BROWSER=firefox uses Firefox, without throttling the
// processor. Uses Puppeteer, because browsers that Playwright drives don't prerender.
import puppeteer, { type Browser } from "puppeteer-core";
import { ensureBrowser } from "../scripts/browser.ts";
import { startSite } from "../tests/site.ts";
import { type Press, pressOn, seen } from "./press.ts";
import { slowLine } from "./slow-line.ts";
import { startStripped } from "./stripped.ts";

type Journey = Press & {
  path?: string;
  /** Selector of the element to press. Without it, the journey ends at the page's first paint. */
  press?: string;
  /** Presses once the network is idle instead of at the first paint. */
  whenIdle?: true;
  /** If set, a question is typed and sent after the press, and this condition ends the journey. */
  answered?: () => boolean;
};

const isOnServices = () => document.querySelector("main h1")?.textContent === "Services and prices";
const isDark = () => document.documentElement.classList.contains("dark");
const isMonthly = () =>
  [...document.querySelectorAll("#pricing td")].some(
    (cell) => cell.textContent?.includes("€1,100") && cell.checkVisibility(),
  );
const canType = () => Boolean(document.activeElement?.matches("#chat textarea, [role=dialog] textarea"));
const isAnswered = () => document.querySelector("[role=log]")?.textContent?.includes("€4,000") === true;
const link = "nav a[href='/services']";
const subscription = "a[href*='billing=subscription']";

const journeys: Record<string, Journey> = {
  "first paint": {},
  "first paint, services": { path: "/services" },
  "first paint, terms": { path: "/terms" },
  "link hovered briefly": { press: link, whenIdle: true, hoverMs: 100, ends: isOnServices },
  "link hovered for long": { press: link, whenIdle: true, hoverMs: 600, ends: isOnServices },
  "link tapped": { press: `footer ${link}`, touch: true, whenIdle: true, ends: isOnServices },
  "link at first paint": { press: link, ends: isOnServices },
  "theme at first paint": { press: "[value=dark]", ends: isDark },
  "theme when idle": { press: "[value=dark]", whenIdle: true, ends: isDark },
  "prices at first paint": { path: "/services", press: subscription, ends: isMonthly },
  "prices when idle": { path: "/services", press: subscription, whenIdle: true, ends: isMonthly },
  chat: { press: ".chat-button", whenIdle: true, ends: canType },
  "chat at first paint": { press: ".chat-button", ends: canType },
  "chat's first answer": { press: ".chat-button", whenIdle: true, ends: canType, answered: isAnswered },
};

const firefox = process.env.BROWSER === "firefox";
const copies = [".", ...process.argv.slice(2)];
const sites = await Promise.all(
  copies.map((cwd) =>
    startSite({ CHAT_RATE: "10000", SETTINGS_RATE: "10000" }, { cwd, server: "server.ts" }),
  ),
);
const lines: Record<string, Awaited<ReturnType<typeof slowLine>>> = {};
for (const [index, { port }] of sites.entries()) lines[copies[index] ?? ""] = await slowLine(port);
const stripped = await startStripped(sites[0]?.url ?? "");
lines.stripped = await slowLine(stripped.port);

const browser = await puppeteer.launch({
  browser: firefox ? "firefox" : "chrome",
  executablePath: firefox ? "/usr/bin/firefox-esr" : ensureBrowser() || "chromium",
  args: firefox ? [] : ["--no-sandbox", "--disable-background-networking"],
});
const table: Record<string, Record<string, string>> = {};
try {
  for (const [name, journey] of Object.entries(journeys)) {
    if (!new RegExp(process.env.ONLY ?? "").test(name) || (firefox && journey.touch)) continue;
    const times: Record<string, number[]> = {};
    for (let run = 0; run < Number(process.env.RUNS ?? 5); run++) {
      for (const [build, { url }] of Object.entries(lines)) {
        if (build === "stripped" && journey.press) continue;
        const t = await timeOf(browser, url, journey);
        console.error(name, build, t);
        times[build] = [...(times[build] ?? []), t];
      }
    }
    table[name] = Object.fromEntries(Object.entries(times).map(([build, times]) => [build, summary(times)]));
  }
} finally {
  console.table(table);
  await browser.close();
  for (const line of Object.values(lines)) line.close();
  stripped.close();
  for (const site of sites) await site.stop();
}

async function timeOf(browser: Browser, url: string, { path = "/", press, ...journey }: Journey) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  try {
    if (!firefox) await page.emulateCPUThrottling(4);
    const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
    await page.setViewport(journey.touch ? phone : { width: 1280, height: 800 });
    const loaded = page.goto(url + path, { waitUntil: "networkidle0" }).catch(() => {});
    if (journey.whenIdle) await loaded;
    await seen(page, () => true, 0);
    if (!press)
      return await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      );
    const { start, end } = await pressOn(page, press, journey);
    if (!journey.answered) return (await end) - start;
    await end;
    const answer = seen(page, journey.answered, start);
    // Firefox accepts one letter at a time.
    for (const letter of "What does an MVP cost?") await page.keyboard.sendCharacter(letter);
    await page.keyboard.press("Enter");
    return (await answer) - start;
  } finally {
    await context.close();
  }
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[sorted.length >> 1]} (${sorted[0]} to ${sorted.at(-1)})`;
}
