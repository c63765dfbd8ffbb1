import { expect, type Locator, type Page } from "@playwright/test";

export const typed = "Hello, brave new world";

/** Types a text and stops with the caret in its middle. */
export async function typeAround(field: Locator, page: Page) {
  await field.fill("Hello, world");
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await page.keyboard.type("brave ");
}

/** Goes on typing, without a click, and expects the whole text. */
export async function expectTyped(field: Locator, page: Page) {
  await expect(field).toBeFocused();
  await page.keyboard.type("new ");
  await expect(field).toHaveValue(typed);
}
