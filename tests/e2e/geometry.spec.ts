import { expect, test } from "./test.ts";

test("the head's words stand on the column of the texts", async ({ page }) => {
  for (const [path, text] of [
    ["/about", ".mission p"],
    ["/services", ".craft p"],
    ["/contact", ".contact-form h2"],
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
});

// A reach that is longer than its dash stops before it arrives.
test("each reach of the river is within its dash", async ({ page }) => {
  for (const path of ["/", "/about", "/projects", "/testimonials", "/contact"]) {
    await page.goto(path);
    for (const width of [320, 375, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const reaches = await page
        .locator("main > .river path, .hero > .river path, .footer .river path")
        .evaluateAll(measure);
      expect(reaches.length).toBeGreaterThan(1);
      for (const { shape, length, dash } of reaches)
        expect(length, `${shape} on ${path} at ${width} px`).toBeLessThanOrEqual(dash);
    }
  }
});

/** The length of each part of a reach on the screen, and the dash that it is drawn with. */
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
