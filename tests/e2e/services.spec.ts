import en from "../../locales/en/services.json" with { type: "json" };
import { expect, hasJavaScript, test } from "./test.ts";

const rows = [
  ["Landing page", "€300–850", "€40–280 per month"],
  ["Marketing website", "€1,800–2,500", "€450–880 per month"],
  ["Figma to UI", "€700–1,000", "€400 per month"],
  ["MVP", "€4,000–5,800", "€1,100 per month"],
  ["SaaS prototype", "€6,000–9,500", "€1,500 per month"],
  ["Admin panels", "€2,200–4,800", "€850 per month"],
  ["Basic token validation", "€200–400", "€100 per month"],
  ["RBAC + OAuth + logging", "€600–1,100", "€250 per month"],
  ["Multi-tenant auth + audit logs", "€1,500–2,800", "€700 per month"],
  ["Maintenance", "€400 per month", "€400 per month"],
  ["On-call developer", "€250–500 per month", en.pricing.noSubscription],
] as const;

test("fixed prices first, subscription on request, both shareable", async ({ page }) => {
  await page.goto("/services");
  const toggle = page.getByRole("navigation", { name: "How you pay" });
  await expect(toggle.getByRole("link", { name: "Fixed" })).toHaveAttribute("aria-current", "true");
  for (const [name, fixed] of rows)
    await expect(page.getByRole("row", { name: `${name} ${fixed}` })).toBeVisible();

  await page.evaluate(() => {
    document.body.dataset.sameDocument = "";
  });
  await toggle.getByRole("link", { name: "Subscription" }).click();
  await expect(page).toHaveURL("/services?billing=subscription#pricing");
  for (const [name, , subscription] of rows) {
    await expect(page.getByRole("row", { name: `${name} ${subscription}` })).toBeVisible();
  }
  await expect(page.locator("body[data-same-document]")).toHaveCount(hasJavaScript() ? 1 : 0);

  await page.goto("/es/services?billing=subscription");
  await expect(page.getByRole("row", { name: /MVP 1\.100\s€/ })).toBeVisible();
});

test("the private projects' quote and the way to the studio", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("main")).toContainText("€1,000 to €10,000+");
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the prices change in place, at once, and a press for a new tab is one", async ({ page, context }) => {
  test.skip(!hasJavaScript());
  await page.goto("/services");
  const subscription = page.getByRole("link", { name: "Subscription" });
  await subscription.click();
  await expect(subscription).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("table", { name: /subscription/i })).toBeVisible();
  const tab = context.waitForEvent("page");
  await page.getByRole("link", { name: "Fixed" }).click({ modifiers: ["ControlOrMeta"] });
  expect((await tab).url()).toMatch(/billing=fixed#pricing$/);
  await expect(subscription).toHaveAttribute("aria-current", "true");
});

test("one question is open at a time, and can be closed", async ({ page }) => {
  await page.goto("/contact");
  const first = page.getByText("A landing page takes 1 day to 1 week.");
  const second = page.getByText("Every project includes 1 month of free maintenance after launch");
  await page.getByText("How long does it take?").click();
  await expect(first).toBeVisible();
  await page.getByText("What does it cost, and what comes after launch?").click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  await page.getByText("What does it cost, and what comes after launch?").click();
  await expect(second).toBeHidden();
});
