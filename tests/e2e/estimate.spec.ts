import AxeBuilder from "@axe-core/playwright";
import { prices } from "../../app/studio/prices.ts";
import { languages } from "../../locales/languages.server.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const { estimate: copy, services, contact } = languages.en.copy;
const [first, second] = prices.filter(({ fixed }) => fixed.per === "project");
if (!first || !second) throw new Error("the price list has no two rows that are paid once");
const nameOf = (id: typeof first.id) => services.pricing.rows[id];

test("a number beside a row becomes an estimate with an address that can be shared", async ({ page }) => {
  await page.goto("/estimate");
  await expect(page.getByText(copy.result.empty)).toBeVisible();
  await field(page, nameOf(first.id), copy.form.once).fill("2");
  await field(page, nameOf(second.id), copy.form.once).fill("1");
  if (!hasJavaScript()) await page.getByRole("button", { name: copy.form.submit }).click();
  await expect(page).toHaveURL(`/estimate?row=${first.slug}&row=${first.slug}&row=${second.slug}`);
  const result = page.getByRole("region", { name: copy.result.heading });
  await expect(result.getByRole("listitem").filter({ hasText: `2 × ${nameOf(first.id)}` })).toBeVisible();
  const most = 2 * first.fixed.max + second.fixed.max;
  const shown = new Intl.NumberFormat(languages.en.region).format(most);
  await expect(result.getByText(shown).first()).toBeVisible();
  await page.reload();
  await expect(field(page, nameOf(first.id), copy.form.once)).toHaveValue("2");
});

test("it goes with the visitor into the contact form, in words that can be changed", async ({ page }) => {
  await page.goto(`/estimate?row=${first.slug}&row=${second.slug}&months=6`);
  await page.getByRole("link", { name: copy.result.send }).click();
  const message = page.getByRole("textbox", { name: contact.form.fields.message.label });
  await expect(message).toHaveValue(
    new RegExp(`1 × ${nameOf(first.id)}[\\s\\S]*/estimate\\?row=${first.slug}`),
  );
});

test("what the price list does not know is left out, and said", async ({ page }) => {
  await page.goto(`/estimate?row=castle&row=${first.slug}&months=0`);
  await expect(page.getByText("castle, 0")).toBeVisible();
  await expect(page.getByText(`1 × ${nameOf(first.id)}`)).toBeVisible();
});

test("an address with choices is not for search engines, and its canonical is the plain page", async ({
  page,
  site,
}) => {
  await page.goto(`/fr/estimate?row=${first.slug}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}/fr/estimate`);
  await page.goto("/fr/estimate");
  await expect(page.locator('meta[name="robots"]')).not.toHaveAttribute("content", "noindex");
});

for (const path of ["/estimate", `/es/estimate?row=${first.slug}&row=${second.slug}.subscription`]) {
  test(`${path} fits 320 px and has nothing that axe minds`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Axe itself is a script.
    if (!hasJavaScript()) return;
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

function field(page: import("@playwright/test").Page, row: string, way: string) {
  return page.getByRole("spinbutton", { name: new RegExp(`^${literal(row)}, .*${way}$`) });
}

function literal(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
