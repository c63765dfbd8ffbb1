import type { Locator, Page } from "@playwright/test";
import { hasPage } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { at } from "../words.ts";
import { openChat } from "./chat.ts";
import { passwordManager, translator } from "./foreign-scripts.ts";
import { expect, test } from "./test.ts";

// React reports that the document isn't the server's, and renders the island again.
test.use({ expectedErrors: /Minified React error #418/ });

const programs = { translator, passwordManager };

for (const [program, script] of Object.entries(programs)) {
  test(`keeps what is typed before hydration if a ${program} has changed the contact form`, async ({
    page,
    service,
  }) => {
    await page.addInitScript(script);
    const release = await holdScripts(page);
    await page.goto(at.contact);
    const field = (name: string) => page.locator(`#island-contact [name=${name}]`);
    // The server would treat the same message of another test as a duplicate.
    await field("name").fill(program);
    await field("email").fill("anna@example.com");
    await field("service").selectOption(serviceIds[0]);
    await typeAround(field("message"), page);
    release();
    await ready(page, "contact");
    await expectTyped(field("message"), page);
    await expect(field("name")).toHaveValue(program);
    await expect(field("email")).toHaveValue("anna@example.com");
    await expect(field("service")).toHaveValue(serviceIds[0]);
    await page.locator("#contact [type=submit]").click();
    await expect(page.locator(".contact-sent h2")).toBeFocused();
    expect(service.accepted).toMatchObject([{ body: { name: program, message: typed } }]);
  });

  test(`keeps quantities typed before hydration if a ${program} has changed the estimate`, async ({
    page,
  }) => {
    test.skip(!hasPage("estimate"));
    const [first, second] = distinctOffers;
    await page.addInitScript(script);
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
    await expect(page.locator(".estimate-lines li")).toHaveCount(2);
  });

  test(`keeps a question typed before hydration if a ${program} has changed the chat`, async ({ page }) => {
    await page.addInitScript(script);
    const release = await holdScripts(page);
    await page.goto("/chat");
    await typeAround(page.locator("#chat-message"), page);
    release();
    await ready(page, "chat");
    await expectTyped(page.locator("#chat-message"), page);
    await page.keyboard.press("Enter");
    await expect(page.locator(".chat-page [data-role=user]")).toHaveText(new RegExp(typed, "i"));
  });
}

test("waits for the end of an IME composition before it hydrates", async ({ page, context }) => {
  await page.addInitScript(translator);
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

for (const obeys of [true, false])
  test(`shows a whole reply in a page whose translator ${obeys ? "obeys" : "ignores"} translate="no"`, async ({
    page,
  }) => {
    await page.addInitScript(translator, { obeys });
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

test("updates the estimate in a translated page", { tag: ["@sample"] }, async ({ page }) => {
  await page.addInitScript(translator);
  await page.goto(`${at.estimate}?row=mvp&row=maintenance`);
  const quantity = page.locator("[name=mvp]");
  await quantity.fill("2");
  await expect(page.locator(".estimate-lines li").first()).toContainText("2 × MVP");
  await expect(page.locator(".estimate-vat")).toContainText("IS FREE");
  await quantity.fill("");
  await expect(page.locator(".estimate-lines li")).toHaveCount(1);
  await expect(page.locator(".estimate-vat")).not.toContainText(/IS FREE/i);
});

test.describe("after an error while rendering", () => {
  test.use({ expectedErrors: /planted|Minified React error/ });

  test("shows the chat again, with its conversation, draft and focus", async ({ page }) => {
    await page.goto(at.services);
    const panel = await openChat(page);
    await ready(page, "chat");
    await page.keyboard.type("fake:say First.");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("listitem").last()).toContainText("First.");
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
    await expect(panel.getByRole("listitem").last()).toContainText("First.");
  });

  test("leaves a form that works without React if it fails every time", async ({ page }) => {
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
    await expect(page.getByRole("log")).toContainText(typed);
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

/** Holds back the code of islands until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function ready(page: Page, island: string) {
  await expect(page.locator(`#island-${island}`)).toHaveAttribute("data-ready", "yes");
}
