import { hasPage, pathOf } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { at } from "../words.ts";
import { passwordManager, translator } from "./foreign-scripts.ts";
import { expect, holdScripts, ready, test } from "./test.ts";
import { expectTyped, typeAround, typed } from "./typing.ts";

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
  await page.goto(pathOf("estimate"));
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
