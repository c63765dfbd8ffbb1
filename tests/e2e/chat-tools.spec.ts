import type { Page } from "@playwright/test";
import { formatPrice } from "../../app/i18n/format.server.ts";
import en from "../../locales/en/chat.json" with { type: "json" };
import contact from "../../locales/en/contact.json" with { type: "json" };
import enServices from "../../locales/en/services.json" with { type: "json" };
import { sampleRow } from "../sample.ts";
import { sendMessage } from "./chat.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("asks the last question again, lets the visitor edit it, and can undo that or a deletion", async ({
  page,
  gemini,
}) => {
  await askOnPage(page, "fake:say An answer once more.");
  await page.getByRole("button", { name: en.tools.again }).click();
  await expect
    .poll(() => gemini.calls.filter(({ question }) => question.endsWith("once more.")).length)
    .toBe(2);
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole("button", { name: en.tools.edit, exact: true }).click();
  await expect(messages(page)).toHaveCount(1);
  const field = page.getByRole("textbox");
  await expect(field).toHaveValue("fake:say An answer once more.");
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: en.tools.undo }).click();
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole("button", { name: en.tools.edit, exact: true }).click();
  await page.getByRole("textbox").fill("fake:say Said otherwise.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(messages(page).last()).toContainText("Said otherwise.");
  expect((await gemini.call("say Said otherwise.")).contents).toHaveLength(1);
  await expect(page.getByRole("button", { name: en.tools.undo })).toHaveCount(0);

  await page.getByRole("button", { name: en.forget.button }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(page.locator(".chat-undo")).toContainText(en.forget.done);
  expect(await page.evaluate(() => sessionStorage.getItem("chat"))).toBeNull();
  await page.getByRole("button", { name: en.tools.undo }).click();
  await expect(messages(page).last()).toContainText("Said otherwise.");
});

test("Talk to a person fills the contact form with the conversation, without sending it", async ({
  page,
}) => {
  await askOnPage(page, "fake:say See [Services](/services). A castle is €999.");
  const person = { name: en.talk.person };
  await page.getByRole("link", person).or(page.getByRole("button", person)).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(
    `${en.handOff.prefix}\n\nYou: fake:say See [Services](/services). A castle is €999.\n\nAssistant: See Services.`,
  );
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 0.9 });
  await expect(message).toHaveAccessibleDescription(contact.form.handedOver.replace(/\[\[|\]\]/g, ""));
  // The form hasn't been sent, and shows no error yet.
  await expect(page.getByRole("button", { name: contact.form.submit })).toBeVisible();
  await expect(page.locator(".field-error:not(:empty)")).toHaveCount(0);
});

test.describe("if the model fails before it replies", () => {
  test.use({ expectedErrors: /502|504/ });

  test("shows the error and, below it, an answer from the site's facts and questions to ask next", {
    tag: ["@sample"],
  }, async ({ page }) => {
    const last = await askOnPage(page, "What does an MVP cost? fake:status 503");
    const text = await last.innerText();
    const order = [
      "The model is overloaded.",
      en.automatic,
      formatPrice("en", sampleRow("mvp").fixed, enServices.pricing.range),
      "Automatic answer from our pages",
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    await expect(last.locator(".chat-error")).toHaveText("The model is overloaded.");
    await expect(last.getByRole("link", { name: en.talk.person })).toBeVisible();
    await expect(page.getByRole("button", { name: en.input.retry })).toBeVisible();
    const next = page.getByRole("group", { name: en.followUpsLabel }).getByRole("button");
    const suggested = await next.first().innerText();
    await page.getByRole("textbox").fill("half a thought");
    await next.first().click();
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).nth(3)).toContainText(suggested);
    await expect(page.getByRole("textbox")).toHaveValue("half a thought");
    // The conversation can continue.
    await page.getByRole("textbox").fill("fake:say Here again.");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(messages(page)).toHaveCount(7);
    await expect(messages(page).last()).toContainText("Here again.");
  });
});

test("Tab reaches every control in visual order; copies a reply, and shows its time on hover", {
  tag: ["@sample"],
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await askOnPage(page, "What does an MVP cost? fake:say - €4,000 to €5,800, see [Services](/services)");
  await page.getByRole("log").focus();
  const { tools, talk, forget } = en;
  for (const name of [
    tools.edit,
    "Services",
    tools.copy,
    tools.again,
    "Your message",
    "Send",
    talk.quote,
    talk.person,
    forget.button,
  ]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  const time = page.getByRole("log").locator("time").last();
  await expect(time).toHaveText(/^\d{1,2}:\d{2}/);
  await page.mouse.move(0, 0);
  await expect(time).toHaveCSS("opacity", "0");
  await messages(page).last().hover();
  await expect(time).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: tools.copy, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: tools.copied })).toBeAttached();
  await expect(page.getByRole("button", { name: tools.copied })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("- €4,000 to €5,800, see Services");
  await page.getByRole("button", { name: forget.button }).press("Enter");
  await expect(page.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(":focus")).toHaveAccessibleName(tools.undo);
});

/** Asks a question on the chat page, and returns the complete reply. */
async function askOnPage(page: Page, question: string) {
  await page.goto("/chat");
  await hydrated(page);
  await sendMessage(page, question);
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: en.tools.edit, exact: true })).toBeVisible();
  return messages(page).last();
}

/** Locates the greeting and all messages, without list items inside replies. */
function messages(page: Page) {
  return page.getByRole("log").locator("> ul > li");
}
