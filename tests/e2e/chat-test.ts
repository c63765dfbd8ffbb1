import type { Page } from "@playwright/test";
import en from "../../locales/en/chat.json" with { type: "json" };
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { startSite } from "../site.ts";
import { test as base } from "./test.ts";

/** The same site with a model: a fake one, on a port of its own. */
export const test = base.extend<object, { gemini: FakeGemini }>({
  gemini: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const gemini = await startGemini();
      await use(gemini);
      await gemini.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ gemini }, use) => {
      const site = await startSite({ ...withModel(gemini), CHAT_RATE: "10000" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

function withModel(gemini: FakeGemini) {
  return {
    GEMINI_API_KEY: "key",
    GEMINI_BASE_URL: gemini.url,
    // Some of its replies are endless.
    CHAT_DAILY_LIMIT: "10000000",
    CHAT_DAILY_TOKENS: "1000000000000",
  };
}

/** Opens the panel, as a visitor does who sees the button. */
export async function openChat(page: Page) {
  await page.getByRole("button", { name: "Open the chat" }).click();
  const panel = page.getByRole("dialog", { name: en.title });
  await panel.waitFor();
  return panel;
}

export async function say(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}
