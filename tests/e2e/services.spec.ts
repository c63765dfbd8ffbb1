import { copyIn } from "../../app/i18n/copy.server.ts";
import { priceIn, timeOf } from "../../app/i18n/fact-values.server.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { es } from "../sample.ts";
import { at, words } from "../words.ts";
import { expect, hasJavaScript, test } from "./test.ts";

const { pricing } = words.services;
const { timelines, prices: costs } = words.contact.faq.items;
const rows = prices.map(({ id, fixed, subscription }) => ({
  name: pricing.rows[id],
  fixed: `${priceIn(defaultLocale, fixed)} ${timeOf(defaultLocale, id)}`.trim(),
  subscription: subscription ? priceIn(defaultLocale, subscription) : pricing.noSubscription,
}));

test("shows fixed prices by default and subscriptions at their own URL", {
  tag: ["@sample"],
}, async ({ page }) => {
  await page.goto("/services");
  const toggle = page.getByRole("navigation", { name: "How you pay" });
  await expect(toggle.getByRole("link", { name: "Fixed" })).toHaveAttribute("aria-current", "true");
  for (const { name, fixed } of rows)
    await expect(page.getByRole("row", { name: `${name} ${fixed}` })).toBeVisible();

  await page.evaluate(() => {
    document.body.dataset.sameDocument = "";
  });
  await toggle.getByRole("link", { name: "Subscription" }).click();
  await expect(page).toHaveURL("/services?billing=subscription#pricing");
  for (const { name, subscription } of rows) {
    await expect(page.getByRole("row", { name: `${name} ${subscription}` })).toBeVisible();
  }
  await expect(page.locator("body[data-same-document]")).toHaveCount(hasJavaScript() ? 1 : 0);

  if (hasJavaScript()) {
    const tab = page.context().waitForEvent("page");
    await toggle.getByRole("link", { name: "Fixed" }).click({ modifiers: ["ControlOrMeta"] });
    expect((await tab).url()).toMatch(/billing=fixed#pricing$/);
    await expect(toggle.getByRole("link", { name: "Subscription" })).toHaveAttribute("aria-current", "true");
  }

  await page.goto("/es/services?billing=subscription");
  const [subscribable] = prices.filter(({ subscription }) => subscription);
  const name = copyIn(es, "services").pricing.rows[subscribable?.id ?? prices[0].id];
  const monthly = priceIn(es, subscribable?.subscription ?? prices[0].fixed);
  await expect(page.getByRole("row", { name: `${name} ${monthly}` })).toBeVisible();
});

test("opens one frequently asked question at a time, and closes it", async ({ page }) => {
  await page.goto(at.contact);
  const first = page.getByText(timelines.answer);
  const second = page.getByText(costs.answer);
  await page.getByText(timelines.question).click();
  await expect(first).toBeVisible();
  await page.getByText(costs.question).click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByText(costs.question).click();
  await expect(second).toBeHidden();
});
