import type { Page } from "puppeteer-core";

export type Press = {
  /** how long the pointer hovers first, in ms */
  pointedAt?: number;
  touch?: true;
  /** The condition, in the page, that ends the wait. */
  ends?: () => boolean;
};

/** Presses the visible part of an element for 60 ms. Returns when that began, and when the page met the condition. */
export async function pressOn(page: Page, selector: string, { pointedAt, touch, ends = () => true }: Press) {
  const { x, y } = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    element?.scrollIntoView({ behavior: "instant", block: "center" });
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const planned = Date.now() + (pointedAt ?? 0);
  const end = seen(page, ends, planned);
  if (!touch) await page.mouse.move(x, y);
  await pause(planned - Date.now());
  const start = Date.now();
  await (touch ? page.touchscreen.touchStart(x, y) : page.mouse.down());
  await pause(start + 60 - Date.now());
  await (touch ? page.touchscreen.touchEnd() : page.mouse.up());
  return { start, end };
}

/**
 * When the page first met the condition: at the first paint of a newer document, otherwise once the frame was painted.
 */
export async function seen(page: Page, looks: () => boolean, since: number): Promise<number> {
  const look = (looks: () => boolean, since: number) =>
    new Promise<number | null>((resolve) => {
      const until = Date.now() + 500;
      requestAnimationFrame(function again() {
        if (Date.now() > until) return resolve(null);
        const [first] = performance.getEntriesByName("first-contentful-paint");
        const painted = first && performance.timeOrigin + first.startTime;
        if (!painted || !looks()) requestAnimationFrame(again);
        else if (painted > since) resolve(painted);
        else requestAnimationFrame(() => resolve(Date.now()));
      });
    });
  // A document that is being unloaded responds with an error, or never.
  for (const late = Date.now() + 8000; Date.now() < late; ) {
    const asked = page.evaluate(`(${look})(${looks}, ${since})`).catch(() => pause(10));
    const end: unknown = await Promise.race([asked, pause(700)]);
    if (typeof end === "number") return end;
  }
  return Number.POSITIVE_INFINITY;
}

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => void setTimeout(resolve, Math.max(0, milliseconds)));
}
