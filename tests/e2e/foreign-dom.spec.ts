import type { Locator, Page } from "@playwright/test";
import { hasPage } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { at } from "../words.ts";
import { openChat } from "./chat.ts";
import { passwordManager, translator } from "./foreign-scripts.ts";
import { expect, holdScripts, ready, test } from "./test.ts";

// React reports that the document isn't the server's, and renders the island again.
test.use({ expectedErrors: /Minified React error #418/ });

// bench/engines/journeys.test.ts also changes the chat and, in three engines, the contact form.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(translator);
  await page.addInitScript(passwordManager);
});

test("keeps what is typed before hydration if other programs have changed the contact form", async ({
  page,
  service,
}) => {
  const release = await holdScripts(page);
  await page.goto(at.contact);
  const field = (name: string) => page.locator(`#island-contact [name=${name}]`);
  const values = { name: "Foreign", email: "anna@example.com" };
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await field("service").selectOption(serviceIds[0]);
  await typeAround(field("message"), page);
  release();
  await ready(page, "contact");
  await expectTyped(field("message"), page);
  await page.locator("#contact [type=submit]").click();
  await expect(page.locator(".contact-sent h2")).toBeFocused();
  expect(service.accepted).toMatchObject([{ body: { ...values, service: serviceIds[0], message: typed } }]);
});

test("keeps quantities typed before hydration if other programs have changed the estimate", async ({
  page,
}) => {
  test.skip(!hasPage("estimate"));
  const [first, second] = distinctOffers;
  const release = await holdScripts(page);
  await page.goto(at.estimate);
  await page.locator(`[name="${first?.name}"]`).fill("2");
  const last = page.locator(`[name="${second?.name}"]`);
  await last.fill("9");
  await last.selectText();
  release();
  await ready(page, "estimate");
  await expect(page.locator(`[name="${first?.name}"]`)).toHaveValue("2");
  await expect(last).toBeFocused();
  await page.keyboard.type("3");
  await expect(last).toHaveValue("3");
  await expect(page).toHaveURL(/(row=[^&]+&){4}row=/);
  const lines = page.locator(".estimate-lines li");
  await expect(lines).toHaveCount(2);
  // The translator replaces the new texts, and React must still be able to remove them.
  await expect(lines.first().locator("font").first()).toBeVisible();
  await last.fill("");
  await expect(lines).toHaveCount(1);
});

test("waits for the end of an IME composition before it hydrates", async ({ page, context }) => {
  const release = await holdScripts(page);
  await page.goto(at.contact);
  const message = page.locator("#island-contact [name=message]");
  await message.fill("Kana: ");
  const browser = await context.newCDPSession(page);
  await browser.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  const loaded = page.waitForResponse(/contact\.island/);
  release();
  await loaded;
  await browser.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  await browser.send("Input.insertText", { text: "日本" });
  await ready(page, "contact");
  await page.keyboard.type("!");
  await expect(message).toHaveValue("Kana: 日本!");
});

test("shows a whole reply in a translated page", async ({ page }) => {
  await page.goto(at.services);
  await page.locator(".chat-button").click();
  await ready(page, "chat");
  // Long enough for the reply to grow while it is shown.
  const text = `€99,999 is wrong.\n\n- See [our prices](${at.services}#pricing) first\n- Then ${at.contact} us\n\n${"so ".repeat(60)}it is done.`;
  await page.locator("#chat-message").fill(`fake:say ${text}`);
  await page.keyboard.press("Enter");
  const reply = page.locator(".chat-message").last();
  await expect(reply).toContainText("IT IS DONE.");
  await expect(reply).toContainText("€99,999");
  await expect(reply.getByRole("link", { name: /our prices/i })).toBeVisible();
  await expect(reply.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator(".chat-incomplete")).toHaveCount(1);
});

test.describe("after an error while rendering", () => {
  test.use({ expectedErrors: /planted|Minified React error/ });

  test("shows the chat again, with its conversation, draft and focus", async ({ page }) => {
    await page.goto(at.services);
    const panel = await openChat(page);
    await ready(page, "chat");
    await page.keyboard.type("fake:say First.");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("listitem").last()).toContainText(/First\./i);
    await page.evaluate(() => {
      const original = Date.prototype.toLocaleTimeString;
      // React renders a second time before it gives up.
      let times = 2;
      Date.prototype.toLocaleTimeString = function (...args: []) {
        if (times-- > 0) throw new Error("planted");
        return original.apply(this, args);
      };
    });
    const field = panel.getByRole("textbox");
    await typeAround(field, page);
    await expectTyped(field, page);
    await expect(panel.getByRole("listitem").last()).toContainText(/First\./i);
  });

  test("leaves a form that works without React", async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === "/chat") return;
      const messages = [{ role: "model", text: "Earlier.", at: 1 }];
      sessionStorage.setItem("chat", JSON.stringify({ messages }));
      Date.prototype.toLocaleTimeString = () => {
        throw new Error("planted");
      };
    });
    await page.goto(at.services);
    const panel = await openChat(page);
    await expect(page.locator("#island-chat")).toHaveAttribute("data-ready", "no");
    await typeAround(panel.getByRole("textbox"), page);
    await expectTyped(panel.getByRole("textbox"), page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/chat");
    await expect(page.getByRole("log")).toContainText(new RegExp(typed, "i"));
  });
});

const typed = "Hello, brave new world";

/** Types a text and stops with the caret in its middle. */
async function typeAround(field: Locator, page: Page) {
  await field.fill("Hello, world");
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await page.keyboard.type("brave ");
}

/** Goes on typing, without a click, and expects the whole text. */
async function expectTyped(field: Locator, page: Page) {
  await expect(field).toBeFocused();
  await page.keyboard.type("new ");
  await expect(field).toHaveValue(typed);
}
