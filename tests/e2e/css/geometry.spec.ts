import { locales } from "../../../app/i18n/locales.ts";
import { pages } from "../../../app/pages.ts";
import { at, pathIn } from "../../words.ts";
import { expect, test } from "../test.ts";
import { checkedLocales } from "./addresses.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("aligns page headings with their text, and the language list with its button", async ({ page }) => {
  for (const [path, text] of [
    [at.about, ".mission p"],
    [at.services, ".nda .lead"],
    [at.terms, ".legal-body .lead"],
  ] as const) {
    await page.goto(path);
    for (const width of [375, 768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await page.locator(".page-head-intro > *").first().boundingBox();
      const below = await page.locator(text).first().boundingBox();
      expect(below?.x, `${path} at ${width} px`).toBeCloseTo(head?.x ?? 0, 0);
    }
  }
  if (locales.length === 1) return;
  await page.locator(".language-button").click();
  for (const width of [375, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = [".language-button", ".language-list"].map((part) => page.locator(part).boundingBox());
    const [button = 0, list] = (await Promise.all(boxes)).map((box) => box && box.x + box.width);
    expect(list, `the end of the language list at ${width} px`).toBeCloseTo(button ?? 0, 0);
  }
});

test("no two lines of Home's headline touch", async ({ page }) => {
  for (const locale of checkedLocales) {
    await page.goto(pathIn(locale, "/"));
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [320, 568],
      [375, 812],
      [390, 844],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      const gap = await page.getByRole("heading", { level: 1 }).evaluate(smallestGap);
      expect(gap, `${locale} at ${width} px`).toBeGreaterThan(0);
    }
  }
});

/** Returns the smallest distance in pixels between the glyphs of a word and of a word on the next line. */
function smallestGap(heading: HTMLElement) {
  const text = heading.firstChild as Text;
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = canvas.measureText(word);
    return { y: range.getBoundingClientRect().y, above, below };
  });
  const gaps = words.flatMap((word) =>
    words.filter(({ y }) => y > word.y + 1).map((next) => next.y - word.y - word.below - next.above),
  );
  return Math.min(...gaps);
}

test("the river leaves each page horizontally, and returns on the side where it left", async ({ page }) => {
  for (const { path } of pages.filter(({ id }) => !/terms|privacy|accessibility|legal|estimate/.test(id))) {
    await page.goto(path);
    for (const width of [375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const stretches = await page
        .locator(".river:not(.river-source) path, .thread")
        .evaluateAll(measureStretches);
      expect(stretches.length).toBeGreaterThan(1);
      for (const [index, { shape, begin, end, slopes }] of stretches.entries()) {
        const where = `${shape} on ${path} at ${width} px`;
        for (const slope of slopes) expect(slope, `slope of ${where}`).toBeLessThan(0.06);
        expect(Math.min(begin, end), where).toBeLessThanOrEqual(0);
        expect(Math.max(begin, end), where).toBeGreaterThanOrEqual(width);
        const next = stretches[index + 1];
        if (next) expect(next.begin <= 0, `${next.shape} after ${where}`).toBe(end <= 0);
      }
    }
  }
});

/** Measures on which x a stretch begins and ends, and how steep it is there. */
function measureStretches(paths: SVGElement[]) {
  return paths.map((path) => {
    // Straight through the pictures, from right to left.
    if (path.localName !== "path") return { shape: "pictures", begin: innerWidth, end: 0, slopes: [] };
    const alone = document.createElementNS("http://www.w3.org/2000/svg", "path");
    // One bank of the main arm: an outline goes there along one bank and comes back along the other.
    alone.setAttribute("d", path.getAttribute("d")?.split("L")[0] ?? "");
    const matrix = (path as SVGPathElement).getScreenCTM() ?? undefined;
    const length = alone.getTotalLength();
    const at = (distance: number) => alone.getPointAtLength(distance).matrixTransform(matrix);
    const slope = (from: DOMPoint, to: DOMPoint) => Math.abs((to.y - from.y) / (to.x - from.x));
    return {
      shape: path.parentElement?.getAttribute("class"),
      begin: Math.round(at(0).x),
      end: Math.round(at(length).x),
      slopes: [slope(at(0), at(12)), slope(at(length - 12), at(length))],
    };
  });
}

test("the first poster begins on Home's first screen", async ({ page }) => {
  for (const locale of checkedLocales) {
    for (const [width, height] of [
      [1440, 900],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(pathIn(locale, "/"));
      const poster = await page.locator(".poster").first().boundingBox();
      expect(poster?.y, `${locale} at ${width} px`).toBeLessThan(height - 60);
    }
  }
});

test("the first price is within the first screen and a half of Services, and on one line", async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(at.services);
    const price = await page.locator(".price-table td b").first().boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0), `at ${width} px`).toBeLessThan(1.5 * height);
    expect(price?.height, `at ${width} px`).toBeLessThan(60);
  }
});
