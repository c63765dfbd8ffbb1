import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import { formatPrice } from "../../app/i18n/format.server.ts";
import { sampleRow } from "../sample.ts";
import { at, words } from "../words.ts";
import { sendMessage } from "./chat.ts";
import { expect, hydrated, test } from "./test.ts";

const { chat, contact, services } = words;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("asks the last question again, lets the visitor edit it, and can undo that or a deletion", async ({
  page,
  gemini,
}) => {
  await askOnPage(page, "fake:say An answer once more.");
  await page.getByRole("button", { name: chat.tools.again }).click();
  await expect
    .poll(() => gemini.calls.filter(({ question }) => question.endsWith("once more.")).length)
    .toBe(2);
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole("button", { name: chat.tools.edit, exact: true }).click();
  await expect(messages(page)).toHaveCount(1);
  const field = page.getByRole("textbox");
  await expect(field).toHaveValue("fake:say An answer once more.");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: chat.tools.undo }).click();
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole("button", { name: chat.tools.edit, exact: true }).click();
  await sendMessage(page, "fake:say Said otherwise.");
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText("Said otherwise.");
  expect((await gemini.call("say Said otherwise.")).contents).toHaveLength(1);
  await expect(page.getByRole("button", { name: chat.tools.undo })).toHaveCount(0);

  await page.getByRole("button", { name: chat.forget.button }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(page.locator(".chat-undo")).toContainText(chat.forget.done);
  expect(await page.evaluate(() => sessionStorage.getItem("chat"))).toBeNull();
  await page.getByRole("button", { name: chat.tools.undo }).click();
  await expect(messages(page).last()).toContainText("Said otherwise.");
});

test("Talk to a person appends the conversation to the contact form's draft once, without sending it", async ({
  page,
}) => {
  const message = page.getByRole("textbox", { name: contact.form.fields.message.label });
  await page.goto(at.contact);
  await message.fill("My draft");
  await expect(page.getByRole("button", { name: contact.form.draftDiscard })).toBeVisible();
  const question = `fake:say See [Services](${at.services}). A castle is €999.`;
  await askOnPage(page, question);
  const person = { name: chat.talk.person };
  await page.getByRole("link", person).or(page.getByRole("button", person)).first().click();
  await expect(page).toHaveURL(at.contact);
  const { handOff, roles } = chat;
  const lines = [line(roles.you, question), line(roles.assistant, "See Services.")];
  const appended = ["My draft", handOff.prefix, ...lines].join("\n\n");
  await expect(message).toHaveValue(appended);
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 0.9 });
  await expect(message).toHaveAccessibleDescription(contact.form.handedOver);
  // The form hasn't been sent, and shows no error yet.
  await expect(page.getByRole("button", { name: contact.form.submit })).toBeVisible();
  await expect(page.locator(".field-error:not(:empty)")).toHaveCount(0);
  await page.reload();
  await expect(message).toHaveValue(appended);
});

test.describe("if the model fails before it replies", () => {
  test.use({ expectedErrors: /502|504/ });

  test("shows the error and, below it, an answer from the site's facts and questions to ask next", {
    tag: ["@sample"],
  }, async ({ page }) => {
    const last = await askOnPage(page, "What does an MVP cost? fake:status 503");
    const price = formatPrice("en", sampleRow("mvp").fixed, services.pricing.range);
    await expect(last).toContainText(
      new RegExp(`${chat.automatic}[^]*${price}[^]*Automatic answer from our pages`),
    );
    await expect(last.locator(".chat-error")).toHaveText("The model is overloaded.");
    await expect(last.getByRole("link", { name: chat.talk.person })).toBeVisible();
    await expect(page.getByRole("button", { name: chat.input.retry })).toBeVisible();
    const next = page.getByRole("group", { name: chat.followUpsLabel }).getByRole("button");
    const suggested = await next.first().innerText();
    await page.getByRole("textbox").fill("half a thought");
    await next.first().click();
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).nth(3)).toContainText(suggested);
    await expect(page.getByRole("textbox")).toHaveValue("half a thought");
  });
});

test("Tab reaches every control in visual order, and copies a reply", {
  tag: ["@sample"],
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await askOnPage(page, "What does an MVP cost? fake:say - €4,000 to €5,800, see [Services](/services)");
  await page.getByRole("log").focus();
  const { tools, talk, forget } = chat;
  for (const name of [
    tools.edit,
    "Services",
    tools.copy,
    tools.again,
    "Your message",
    chat.input.send,
    talk.quote,
    talk.person,
    forget.button,
  ]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.getByRole("button", { name: tools.copy, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: tools.copied })).toBeAttached();
  await expect(page.getByRole("button", { name: tools.copied })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("- €4,000 to €5,800, see Services");
  await page.getByRole("button", { name: forget.button }).press("Enter");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName(tools.undo);
});

function line(role: string, text: string) {
  return fill(chat.handOff.line, { role, text });
}

/** Asks a question on the chat page, and returns the complete reply. */
async function askOnPage(page: Page, question: string) {
  await page.goto("/chat");
  await hydrated(page);
  await sendMessage(page, question);
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: chat.tools.edit, exact: true })).toBeVisible();
  return messages(page).last();
}

/** Locates the greeting and all messages, without list items inside replies. */
function messages(page: Page) {
  return page.getByRole("log").locator("> ul > li");
}
