import type { Browser } from "@playwright/test";
import { pages } from "../../app/pages.ts";

type Weight = {
  requests: number;
  html: number;
  css: number;
  font: number;
  js: number;
  other: number;
  "first byte ms": number;
};

/** What a first visit to each page transfers, by kind, body and headers, and what a second page adds to Home. */
export async function pageWeights(browser: Browser, siteUrl: string) {
  const weights: Record<string, Weight> = {};
  for (const { path } of pages) weights[path] = await weigh(browser, siteUrl + path);
  return weights;
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState("networkidle");
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) =>
        entry instanceof PerformanceResourceTiming
          ? { name: entry.name, bytes: entry.encodedBodySize, firstByte: entry.responseStart }
          : { name: "", bytes: 0, firstByte: 0 },
    ),
  );
  await page.close();
  const sum = (pattern: RegExp) =>
    Math.round(
      entries.filter(({ name }) => pattern.test(name)).reduce((total, { bytes }) => total + bytes, 0) / 10,
    ) / 100;
  return {
    requests: entries.length,
    html: Math.round((entries[0]?.bytes ?? 0) / 10) / 100,
    css: sum(/\.css$/),
    font: sum(/\.woff2$/),
    js: sum(/\.js$/),
    other: sum(/\.(svg|png|ico|data)$/),
    "first byte ms": Math.round(entries[0]?.firstByte ?? 0),
  };
}
