import type { Page } from "@playwright/test";
import en from "../../locales/en/chat.json" with { type: "json" };

/** Opens the chat panel with its button. */
export async function openChat(page: Page) {
  await page.getByRole("button", { name: "Open the chat" }).click();
  const panel = page.getByRole("dialog", { name: en.title });
  await panel.waitFor();
  return panel;
}

export async function sendMessage(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}
