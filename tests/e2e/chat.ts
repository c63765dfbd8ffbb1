import type { Page } from "@playwright/test";
import { words } from "../words.ts";

/** Opens the chat panel with its button. */
export async function openChat(page: Page) {
  await page.getByRole("button", { name: words.chat.button.open }).click();
  const panel = page.getByRole("dialog", { name: words.chat.title });
  await panel.waitFor();
  return panel;
}

export async function sendMessage(page: Page, text: string) {
  await page.getByRole("textbox", { name: words.chat.input.label }).fill(text);
  await page.getByRole("button", { name: words.chat.input.send, exact: true }).click();
}
