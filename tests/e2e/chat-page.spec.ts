import { formatPrice } from "../../app/i18n/format.server.ts";
import { prices } from "../../app/studio/prices.ts";
import { replyShown } from "../fakes/model.ts";
import { words } from "../words.ts";
import { sendMessage } from "./chat.ts";
import { expect, hasJavaScript, hydrated, test } from "./test.ts";

const { chat } = words;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("without JavaScript, a question in the panel leads to the chat page with the answer", {
  tag: ["@no-js", "@sample"],
}, async ({ page }) => {
  test.skip(hasJavaScript());
  await page.goto("/fr/services");
  await page.getByRole("button", { name: "Ouvrir la discussion" }).click();
  await expect(page.getByRole("textbox", { name: "Votre message" })).toBeFocused();
  await page.getByRole("textbox", { name: "Votre message" }).fill("fake:say D’accord.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/chat$/);
  await expect(page.getByRole("log")).toContainText("D’accord.");
  await expect(page.getByRole("button", { name: "Ouvrir la discussion" })).toBeHidden();
});

test("sends the earlier conversation with each question, and deletes it on request", {
  tag: ["@arrival", "@sample"],
}, async ({ page, gemini }) => {
  await page.goto("/chat");
  await hydrated(page);
  const log = page.getByRole("log", { name: chat.conversationLabel });
  await sendMessage(page, "fake:stream on the page");
  await expect(log).toContainText(`${formatPrice("en", prices[0].fixed)} 🌊`);
  await sendMessage(page, "fake:say and €999 more");
  await expect(log.getByRole("link", { name: chat.answer.unconfirmed })).toBeVisible();
  await expect(log.getByRole("listitem")).toHaveCount(5);
  if (!hasJavaScript()) await expect(log.getByRole("listitem").last()).toBeFocused();
  // The model receives the earlier messages.
  expect((await gemini.call("and €999 more")).contents.map(({ text }) => text)).toEqual([
    "fake:stream on the page",
    replyShown,
    "fake:say and €999 more",
  ]);
  await page.getByRole("button", { name: chat.forget.button }).click();
  await expect(log.getByRole("listitem")).toHaveCount(1);
});

test("keeps the text field in view, and shows a long reply from its start", async ({ page }) => {
  test.skip(!hasJavaScript());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/chat");
  for (const question of ["One.", "Two.", `${"line of many words\n".repeat(40)} and the end.`]) {
    await sendMessage(page, `fake:say ${question}`);
    await expect(page.getByRole("button", { name: chat.tools.again })).toBeVisible();
  }
  await expect(page.getByRole("textbox")).toBeFocused();
  await expect(page.getByRole("textbox")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: chat.input.send, exact: true })).toBeInViewport({ ratio: 1 });
  const question = page.locator("[data-role=user]").last();
  // Below the header.
  await expect.poll(async () => Math.abs(((await question.boundingBox())?.y ?? 0) - 110)).toBeLessThan(50);
});
