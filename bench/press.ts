import type { Page } from "puppeteer-core";

export type Press = {
  /** How long the pointer hovers before the press, in ms. */
  hoverMs?: number;
  touch?: true;
  /** Condition that ends the wait. Evaluated in the page. */
  ends?: () => boolean;
};

/** Presses a visible element for 60 ms. `end` is a promise of the time at which the page meets the condition. */
export async function pressOn(page: Page, selector: string, { hoverMs, touch, ends = () => true }: Press) {
  const { x, y } = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    element?.scrollIntoView({ behavior: "instant", block: "center" });
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const pressAt = Date.now() + (hoverMs ?? 0);
  const end = seen(page, ends, pressAt);
  if (!touch) await page.mouse.move(x, y);
  await pause(pressAt - Date.now());
  const start = Date.now();
  await (touch ? page.touchscreen.touchStart(x, y) : page.mouse.down());
  await pause(start + 60 - Date.now());
  await (touch ? page.touchscreen.touchEnd() : page.mouse.up());
  return { start, end };
}

/**
 * Returns when the page first met the condition: the first paint of a newer document, or else the next frame.
 */
export async function seen(page: Page, condition: () => boolean, since: number): Promise<number> {
  const watch = (condition: () => boolean, since: number) =>
    new Promise<number | null>((resolve) => {
      const until = Date.now() + 500;
      requestAnimationFrame(function again() {
        if (Date.now() > until) return resolve(null);
        const [first] = performance.getEntriesByName("first-contentful-paint");
        const painted = first && performance.timeOrigin + first.startTime;
        if (!painted || !condition()) requestAnimationFrame(again);
        else if (painted > since) resolve(painted);
        else requestAnimationFrame(() => resolve(Date.now()));
      });
    });
  // A document that is being unloaded responds with an error or not at all.
  for (const deadline = Date.now() + 8000; Date.now() < deadline; ) {
    const watched = page.evaluate(`(${watch})(${condition}, ${since})`).catch(() => pause(10));
    const end: unknown = await Promise.race([watched, pause(700)]);
    if (typeof end === "number") return end;
  }
  return Number.POSITIVE_INFINITY;
}

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));
}
