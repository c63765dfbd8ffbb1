import { at } from "../words.ts";
import { openChat } from "./chat.ts";
import { passwordManager, translator } from "./foreign-scripts.ts";
import { expect, ready, test } from "./test.ts";
import { expectTyped, typeAround, typed } from "./typing.ts";

// React reports that the document isn't the server's, and renders the island again.
test.use({ expectedErrors: /Minified React error #418/ });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translator);
  await page.addInitScript(passwordManager);
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
    const field = panel.getByRole("textbox");
    await field.fill("fake:say First.");
    await field.press("Enter");
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
