import { hasPage, pages } from "../../../app/pages.ts";
import { at, pathIn } from "../../words.ts";
import { expect, test } from "../test.ts";
import { checkedLocales } from "./addresses.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the river leaves each page horizontally, and returns on the side where it left", async ({ page }) => {
  for (const { path } of pages.filter(({ id }) => !/terms|privacy|accessibility|legal|estimate/.test(id))) {
    await page.goto(path);
    for (const width of [375, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const stretches = await page
        .locator(".river:not(.river-source) path, .thread")
        .evaluateAll(measureStretches);
      expect(stretches).not.toEqual([]);
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
  test.skip(!hasPage("projects"));
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
