import { priceIn, timeOf } from "../../app/i18n/format.server.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { words } from "../words.ts";
import { expect, test } from "./test.ts";

const { pricing } = words.services;
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
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);

  const tab = page.context().waitForEvent("page");
  await toggle.getByRole("link", { name: "Fixed" }).click({ modifiers: ["ControlOrMeta"] });
  expect((await tab).url()).toMatch(/billing=fixed#pricing$/);
  await expect(toggle.getByRole("link", { name: "Subscription" })).toHaveAttribute("aria-current", "true");
});
