import { locales } from "../../app/i18n/locales.ts";
import { at, pathIn, words } from "../words.ts";
import { expect, test } from "./test.ts";

const { services } = words;

test("shows right-to-left text from right to left", async ({ page }) => {
  await page.goto(at.contact);
  for (const field of ["name", "message"]) {
    await page.locator(`#contact [name=${field}]`).fill("مرحبا");
    await expect(page.locator(`#contact [name=${field}]`)).toHaveCSS("direction", "rtl");
  }
});

test("a link to a question opens its answer below the header", async ({ page }) => {
  const [id = ""] = Object.keys(services.faq.items).slice(-1);
  await page.goto(`${at.services}#faq-${id}`);
  await expect(page.locator(`#faq-${id}`)).toBeInViewport();
  await expect(page.locator(`details:has(#faq-${id}) summary`)).toBeInViewport({ ratio: 1 });
});

test("the header's controls fit beside each other at any width, with a default font of 32 px", async ({
  playwright,
  site,
}) => {
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const context = await playwright.chromium.launchPersistentContext("", {
    ...{ executablePath, args: [...args, "--blink-settings=defaultFontSize=32"] },
  });
  const page = await context.newPage();
  for (const locale of locales) {
    await page.goto(site.url + pathIn(locale, at.services));
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [320, 750, 1280, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: 1280 });
      const boxes = await page
        .locator("header :is(a, button):visible, .chat-button")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
      expect(boxes.length).toBeGreaterThan(3);
      const sorted = boxes.toSorted((a, b) => a.left - b.left);
      for (const [index, { left, right }] of sorted.entries()) {
        expect(left, `${locale} at ${width} px`).toBeGreaterThanOrEqual(sorted[index - 1]?.right ?? 0);
        expect(right, `${locale} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  }
  await context.close();
});
