import type { Page } from "@playwright/test";

/** Returns the page's cumulative layout shift so far. */
export async function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(Math.round(sum * 1000) / 1000), 100);
      }),
  );
}
