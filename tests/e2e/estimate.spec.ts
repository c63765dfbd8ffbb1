import type { Page } from "@playwright/test";
import { formatPrice } from "../../app/i18n/format.server.ts";
import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { pathOf } from "../../app/pages.ts";
import { distinctOffers } from "../../app/studio/estimate-query.ts";
import { prices } from "../../app/studio/prices.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { pathIn, words } from "../words.ts";
import { expect, hasJavaScript, tabTo, test } from "./test.ts";

const estimate = pathOf("estimate");
const { estimate: copy, services, contact } = words;
const [first, second] = prices.filter(({ fixed }) => fixed.per === "project");
if (!first || !second) throw new Error("the price list needs two rows with a one-time price");
const nameOf = (id: typeof first.id) => services.pricing.rows[id];

test("shows an estimate for the chosen quantities, at a URL that can be shared", {
  tag: ["@no-js", "@arrival"],
}, async ({ page }) => {
  await page.goto(estimate);
  await expect(page.getByText(copy.result.empty)).toBeVisible();
  await field(page, first).fill("2");
  await field(page, second).fill("1");
  if (!hasJavaScript()) await page.getByRole("button", { name: copy.form.submit }).click();
  const query = `?row=${first.slug}&row=${first.slug}&row=${second.slug}`;
  await expect(page).toHaveURL(`${estimate}${query}${hasJavaScript() ? "" : "#result"}`);
  const result = page.getByRole("region", { name: copy.result.heading });
  await expect(result.getByRole("listitem").filter({ hasText: `2 × ${nameOf(first.id)}` })).toBeVisible();
  const highest = 2 * first.fixed.max + second.fixed.max;
  const shown = highest.toLocaleString(languages[defaultLocale].region, { useGrouping: "always" });
  await expect(result.getByText(shown).first()).toBeVisible();
  await page.reload();
  await expect(field(page, first)).toHaveValue("2");
});

test("can be filled in and sent with the keyboard alone", async ({ page, service }) => {
  test.slow();
  await page.goto(estimate);
  await tabTo(page, field(page, first));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("spinbutton", { name: copy.form.months }));
  await page.keyboard.type("6");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${estimate}?row=${first.slug}&row=${first.slug}&months=6#result`);
  await expect(page.getByRole("listitem").filter({ hasText: `2 × ${nameOf(first.id)}` })).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: copy.result.send }));
  await page.keyboard.press("Enter");
  const { estimate: slip, fields, submit } = contact.form;
  await expect(page.getByRole("heading", { name: slip.heading })).toBeVisible();
  await expect(page.getByRole("combobox", { name: fields.service.label })).toHaveValue(first.service);
  const change = page.getByRole("link", { name: slip.change });
  await expect(change).toHaveAttribute("href", /row=[^&]+&row=[^&]+&months=6$/);
  await tabTo(page, page.getByRole("textbox", { name: fields.name.label }));
  await page.keyboard.type("Anna");
  await tabTo(page, page.getByRole("textbox", { name: fields.email.label }));
  await page.keyboard.type("anna@example.com");
  const message = page.getByRole("textbox", { name: fields.message.label });
  await tabTo(page, message);
  await expect(message).toHaveValue("");
  await page.keyboard.type("We begin in May.");
  await tabTo(page, page.getByRole("button", { name: submit }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: contact.success.heading })).toBeFocused();
  const sent = new RegExp(`^We begin in May\\.\n\n[^]*2 × ${nameOf(first.id)}[^]*months=6$`);
  expect(service.accepted.at(-1)).toMatchObject({ body: { message: expect.stringMatching(sent) } });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("shows the sum on the first screen, with a link to its details", async ({ page }) => {
    await page.goto(estimate);
    await field(page, first).fill("1");
    if (hasJavaScript()) {
      const sum = page.getByRole("link", { name: formatPrice(defaultLocale, first.fixed) });
      await expect(sum).toBeInViewport({ ratio: 1 });
      await sum.click();
    } else await page.getByRole("button", { name: copy.form.submit }).click();
    await expect(page).toHaveURL(/#result$/);
    await expect(page.getByRole("heading", { name: copy.result.heading })).toBeFocused();
    await expect(page.getByText(copy.result.sum, { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

const everyRow = distinctOffers.map(({ name }) => `row=${name}`).join("&");

for (const locale of locales) {
  test(`prints on one A4 page in ${locale}, even with every row chosen`, {
    tag: locale === fr ? [] : ["@full"],
  }, async ({ page }) => {
    await page.goto(`${pathIn(locale, estimate)}?${everyRow}`);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

test("a number steps up and down with buttons that a thumb can use, before hydration too", {
  tag: ["@mobile"],
}, async ({ page }) => {
  test.skip(!hasJavaScript());
  await page.goto(estimate);
  const number = field(page, first);
  const steps = page.locator(".quantity-steps", { has: number }).locator("button");
  const more = steps.last();
  await more.click();
  await more.click();
  await expect(number).toHaveValue("2");
  await expect(page.getByText(`2 × ${nameOf(first.id)}`, { exact: true })).toBeVisible();
  const less = steps.first();
  await less.click();
  await less.click();
  await expect(number).toHaveValue("");
  await expect(page.getByRole("status").filter({ hasText: copy.result.empty })).toBeVisible();
  if (test.info().project.name !== "mobile") return;
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test("a number changes the sum in one live region, is named if it is out of range, and leaves the wheel to the page", async ({
  page,
}) => {
  test.skip(!hasJavaScript());
  await page.goto(estimate);
  const status = page.locator(".estimate-result [role=status]");
  await status.evaluate((element) => element.setAttribute("data-same", "yes"));
  const number = field(page, first);
  await number.fill("1");
  await expect(status).toContainText(copy.result.heading);
  await number.fill("12");
  await expect(status).toHaveText(copy.result.empty);
  await expect(status).toHaveAttribute("data-same", "yes");
  await page.reload();
  await expect(page.locator(".estimate-ignored")).toContainText(`12 × ${nameOf(first.id)}`);
  await number.fill("5");
  await number.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(number).toHaveValue("5");
});

function field(page: Page, row: typeof first) {
  return page.locator(`[name="${row?.slug}"]`);
}
