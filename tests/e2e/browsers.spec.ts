import { locales } from "../../app/i18n/locales.ts";
import { hasPage } from "../../app/pages.ts";
import { at, pathIn, words } from "../words.ts";
import { openChat } from "./chat.ts";
import { expect, ready, tabTo, test } from "./test.ts";

const { services } = words;

test("shows right-to-left text from right to left", async ({ page }) => {
  await page.goto(at.contact);
  for (const field of ["name", "message"]) {
    await page.locator(`#contact [name=${field}]`).fill("مرحبا");
    await expect(page.locator(`#contact [name=${field}]`)).toHaveCSS("direction", "rtl");
  }
  const panel = await openChat(page);
  await panel.getByRole("textbox").fill("مرحبا");
  await expect(panel.getByRole("textbox")).toHaveCSS("direction", "rtl");
});

test("a link to a question opens its answer below the header", async ({ page }) => {
  const [id = ""] = Object.keys(services.faq.items).slice(-1);
  await page.goto(`${at.services}#faq-${id}`);
  await expect(page.locator(`#faq-${id}`)).toBeInViewport();
  await expect(page.locator(`details:has(#faq-${id}) summary`)).toBeInViewport({ ratio: 1 });
});

test.describe("with the chat open in a small window", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("closes with Escape wherever the focus is, and gives way to a focused field", async ({ page }) => {
    test.skip(!hasPage("estimate"));
    await page.goto(at.estimate);
    const panel = await openChat(page);
    await ready(page, "chat");
    const fields = page.getByRole("spinbutton");
    const logo = page.locator(".header-logo");
    await logo.focus();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(logo).toBeFocused();
    await openChat(page);
    await logo.focus();
    await tabTo(page, fields.last());
    await expect(panel).toBeHidden();
    await expect(fields.last()).toBeFocused();
  });
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
