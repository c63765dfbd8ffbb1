import { isFull } from "../../full.ts";
import { expect, test } from "../test.ts";
import { checkedLocales } from "./addresses.ts";

test("aligns page headings with their text, and the language list with its button", async ({ page }) => {
  for (const [path, text] of [
    ["/about", ".mission p"],
    ["/services", ".craft p"],
    ["/terms", ".legal-body .lead"],
  ] as const) {
    await page.goto(path);
    for (const width of [375, 768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const head = await page.locator(".page-head-intro > *").first().boundingBox();
      const below = await page.locator(text).first().boundingBox();
      expect(below?.x, `${path} at ${width} px`).toBeCloseTo(head?.x ?? 0, 0);
    }
  }
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
    await page.goto(`/${locale}`);
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

// One dash draws each path of the river. If the path is longer than its dash, the end isn't drawn.
test("no path of the river is longer than the dash that draws it", async ({ page }) => {
  for (const path of ["/", "/about", "/contact", ...(isFull ? ["/projects", "/testimonials"] : [])]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const subpaths = await page
        .locator("main > .river path, .hero > .river path, .footer .river path")
        .evaluateAll(measure);
      expect(subpaths.length).toBeGreaterThan(1);
      for (const { shape, length, dash } of subpaths)
        expect(length, `${shape} on ${path} at ${width} px`).toBeLessThanOrEqual(dash);
    }
  }
});

/** Measures the length on the screen of each subpath, and the length of its dash. */
function measure(paths: SVGElement[]) {
  return paths.flatMap((path) => {
    const [dash = 0] = getComputedStyle(path).strokeDasharray.split(",").map(Number.parseFloat);
    const matrix = (path as SVGPathElement).getScreenCTM();
    return (path.getAttribute("d") ?? "").split(/(?=M)/).map((part) => {
      const alone = document.createElementNS("http://www.w3.org/2000/svg", "path");
      alone.setAttribute("d", part);
      const whole = alone.getTotalLength();
      const points = Array.from({ length: 201 }, (_, at) =>
        alone.getPointAtLength((whole * at) / 200).matrixTransform(matrix ?? undefined),
      );
      const length = points.reduce((sum, point, at) => {
        const before = points[at - 1] ?? point;
        return sum + Math.hypot(point.x - before.x, point.y - before.y);
      }, 0);
      return { shape: path.parentElement?.getAttribute("class"), length: Math.round(length), dash };
    });
  });
}
