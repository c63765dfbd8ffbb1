import { AxeBuilder } from "@axe-core/playwright";
import { fill } from "../../app/i18n/fill.ts";
import { studio } from "../../app/studio/company.ts";
import { at, words } from "../words.ts";
import { violationsIn, wcagRules } from "./axe.ts";
import { openChat, sendMessage } from "./chat.ts";
import { expect, holdScripts, hydrated, ready, tabTo, test } from "./test.ts";

const { chat } = words;
const threeTooMany = new RegExp(`${fill(chat.input.tooLong, { over: 3 }).replace(/\s/g, "\\s")}$`);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("opens before its script has loaded, and answers the question sent until then", {
  tag: ["@mobile"],
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(at.services);
  const panel = await openChat(page);
  await expect(panel.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("fake:say Worth the wait.");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at.services);
  release();
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await expect(panel.getByRole("listitem").last()).toContainText("Worth the wait.");
  await expect(panel.getByRole("textbox")).toHaveValue("");
});

test("loads its script on focus, once, and not on hover", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/");
  const button = page.getByRole("button", { name: chat.button.open });
  await button.hover();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await button.focus();
  await ready(page, "chat");
  expect(scripts).toHaveLength(new Set(scripts).size);
});

test("the panel works with a keyboard, and announces each reply", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: chat.button.open });
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: chat.title });
  const field = panel.getByRole("textbox", { name: chat.input.label });
  await expect(field).toBeFocused();
  await expect(page.getByRole("button", { name: chat.button.close })).toHaveCount(2);
  const log = panel.getByRole("log", { name: chat.conversationLabel });
  await expect(log).toContainText(chat.greeting);

  // In visual order: header, notice, conversation, suggestions, field, Send.
  await panel.getByRole("button", { name: chat.button.close }).focus();
  for (const name of [chat.notice.company.title, chat.conversationLabel, chat.suggestions.price]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }

  await field.fill("fake:say Prices are on the Services page.");
  await field.press("Enter");
  // Screen readers announce only the finished reply, not the growing log.
  await expect(panel.getByRole("status")).toHaveText(/: Prices are on the Services page\.$/);
  await expect(log).toHaveAttribute("aria-live", "off");
  await expect(log).toContainText("Prices are on the Services page.");
  await expect(log.getByRole("listitem")).toHaveCount(3);
  await expect(field).toBeFocused();
  await expect(page.getByRole("button", { name: chat.input.send, exact: true })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel.getByRole("log")).toContainText("Prices are on the Services page.");
  await panel.getByRole("button", { name: chat.button.close }).click();
  await expect(button).toBeFocused();
});

test("Stop ends the reply and the model call, and Try again repeats the question", {
  tag: ["@arrival"],
}, async ({ page, gemini }) => {
  await page.goto("/");
  await hydrated(page);
  const panel = await openChat(page);
  await sendMessage(page, "fake:stall until stopped");
  await expect(panel.getByText("Half a sentence")).toBeVisible();
  const call = await gemini.call("until stopped");
  await panel.getByRole("button", { name: chat.input.stop }).click();
  await expect.poll(() => call.closed).toBeDefined();
  await expect(panel.getByText(chat.incomplete)).toBeVisible();
  await expect(panel.getByRole("textbox")).toBeFocused();
  await panel.getByRole("button", { name: chat.input.retry }).click();
  await expect
    .poll(() => gemini.calls.filter(({ question }) => question.endsWith("until stopped")).length)
    .toBe(2);
  await expect(panel.getByText(chat.incomplete)).toBeHidden();
});

test("shows right-to-left text from right to left, sends trimmed text on Enter, but no empty, composing or overlong input, and counts near the limit", async ({
  page,
  gemini,
}) => {
  await page.goto("/");
  await hydrated(page);
  const panel = await openChat(page);
  const field = panel.getByRole("textbox");
  await field.fill("مرحبا");
  await expect(field).toHaveCSS("direction", "rtl");
  await field.fill("   ");
  await field.press("Enter");
  await panel.getByRole("button", { name: chat.input.send }).click();
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await field.fill("x".repeat(1799));
  await expect(panel.getByText(fill(chat.input.charactersLeft, { count: "" }).trim())).toBeHidden();
  await field.fill("x".repeat(1950));
  await expect(panel.getByText(fill(chat.input.charactersLeft, { count: 50 }))).toBeVisible();
  await field.fill("🌊".repeat(2003));
  await expect(field).toHaveAccessibleDescription(threeTooMany);
  await field.press("Enter");
  await expect(panel.getByRole("status")).toHaveText(threeTooMany);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("🌊".repeat(2003));
  await field.fill("  fake:stream first");
  await field.press("Shift+Enter");
  await field.pressSequentially("second line ");
  await field.dispatchEvent("keydown", { key: "Enter", isComposing: true, keyCode: 229, bubbles: true });
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await field.press("Enter");
  expect((await gemini.call("second line")).question).toBe("fake:stream first\nsecond line");
  await expect(field).toHaveValue("");
});

test("keeps the conversation, draft and open panel on other pages, and asks an interrupted question again", {
  tag: ["@sample"],
}, async ({ page, gemini }) => {
  await page.goto("/");
  await openChat(page);
  await ready(page, "chat");
  // Before the first question, the greeting is in the page's language, and later in that of the conversation.
  await page.goto("/fr");
  const panel = page.getByRole("dialog");
  const greeting = panel.getByText(`Bonjour et bienvenue chez ${studio.name}`);
  await expect(greeting).toBeVisible();
  await panel.getByRole("textbox").fill("fake:say Kept for later.");
  await panel.getByRole("textbox").press("Enter");
  await expect(panel.getByRole("listitem").last()).toContainText("Kept for later.");
  await panel.getByRole("textbox").fill("half a thou");
  await page.goto(at.privacy);
  await expect(greeting).toBeVisible();
  await page.reload();
  await expect(panel.getByRole("listitem").last()).toContainText("Kept for later.");
  await expect(panel.getByRole("textbox")).toHaveValue("half a thou");
  await expect(panel.getByRole("textbox")).not.toBeFocused();

  await sendMessage(page, "fake:hang On my way.");
  await gemini.call("On my way.");
  await page.getByRole("link", { name: words.services.meta.name, exact: true }).first().click();
  await expect(page).toHaveURL(at.services);
  await expect
    .poll(() => gemini.calls.filter(({ question }) => question.endsWith("On my way.")).length)
    .toBe(2);
  await expect(panel.getByRole("listitem")).toHaveCount(5);
});

test("keeps the scroll position during a reply if the reader has scrolled up", { tag: ["@mobile"] }, async ({
  page,
  gemini,
}) => {
  await page.goto("/");
  await hydrated(page);
  const panel = await openChat(page);
  await sendMessage(page, `fake:say ${"line of many words\n".repeat(30)} and the end`);
  await expect(panel.getByText("and the end").last()).toBeVisible();
  await expect(panel.getByRole("button", { name: chat.input.send, exact: true })).toBeVisible();
  await sendMessage(page, "fake:wait for who reads further up");
  await expect(panel.getByText("Half a sentence")).toBeVisible();
  const log = panel.locator(".chat-scroll");
  await log.evaluate((element) => element.scrollTo(0, 0));
  (await gemini.call("for who reads further up")).release();
  const more = panel.getByRole("button", { name: chat.newMessages });
  await expect(more).toBeVisible();
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  await more.click();
  await expect(more).toBeHidden();
  await expect
    .poll(() => log.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(100);
});

test("fills a phone's screen above its keyboard, makes the page inert, and closes when a link is followed", {
  tag: ["@mobile"],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await page.goto("/");
  await hydrated(page);
  const panel = await openChat(page);
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375, height: 812 });
  await expect(panel.getByRole("button", { name: chat.input.send })).toBeInViewport({ ratio: 1 });
  // The on-screen keyboard leaves less room.
  await page.setViewportSize({ width: 375, height: 420 });
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(420);
  await expect(panel.getByRole("textbox")).toBeInViewport({ ratio: 1 });

  await sendMessage(page, `fake:say See [Services](${at.services}).`);
  const link = panel.getByRole("link", { name: "Services" });
  await expect(link).toBeVisible();
  const behind = page.getByRole("banner");
  await expect(behind).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(behind).not.toHaveAttribute("inert");
  await expect(page.getByRole("button", { name: chat.button.open })).toBeFocused();
  await page.keyboard.press("Enter");
  await link.click();
  await expect(page).toHaveURL(at.services);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
});

test.describe("in a small window", () => {
  test.use({ viewport: { width: 680, height: 768 } });

  test("closes with Escape wherever the focus is, and gives way to a focused field", async ({ page }) => {
    await page.goto(at.contact);
    const panel = await openChat(page);
    await ready(page, "chat");
    const field = page.getByRole("textbox", { name: words.contact.form.fields.message.label, exact: true });
    const logo = page.locator(".header-logo");
    await logo.focus();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(logo).toBeFocused();
    await openChat(page);
    await logo.focus();
    await tabTo(page, field);
    await expect(panel).toBeHidden();
    await expect(field).toBeFocused();
  });

  test("keeps its field and button within the window at 400 % zoom", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/");
    const panel = await openChat(page);
    await expect(panel.getByRole("textbox")).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole("button", { name: chat.button.close })).toBeInViewport({ ratio: 1 });
  });
});

for (const theme of ["light", "dark"] as const) {
  // Only one theme also runs on a phone, because colours don't depend on the width.
  test(`the open panel and the chat page have no axe violations in the ${theme} theme`, {
    tag: theme === "light" ? ["@mobile"] : [],
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(at.services);
    await hydrated(page);
    await openChat(page);
    await sendMessage(page, `fake:say €999, see [Services](${at.services}).`);
    for (const path of [at.services, "/chat"]) {
      if (path === "/chat") await page.goto(path);
      await page.getByRole("textbox", { name: chat.input.label }).focus();
      await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(3);
      await expect(page.locator("mark")).toBeVisible();
      expect(await violationsIn(new AxeBuilder({ page }).withTags(wcagRules))).toEqual([]);
    }
  });
}
