import { expect, hasJavaScript, hydrated, test } from "./test.ts";

const links = [
  ["Home", "/"],
  ["About", "/about"],
  ["Services", "/services"],
  ["Projects", "/projects"],
  ["Testimonials", "/testimonials"],
  ["Tech Stack", "/tech-stack"],
  ["Contact", "/contact"],
] as const;

test("the header leads to every page and says where one is", async ({ page }) => {
  await page.goto("/terms");
  await hydrated(page);
  for (const [name, path] of links) {
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(nav.locator("[aria-current=page]")).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the footer has the quick links, the contact details, the year and the legal pages", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of [
    "Home",
    "About",
    "Services",
    "Projects",
    "Contact",
    "Terms of Service",
    "Privacy Policy",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "hello@atelier-duna.example" })).toHaveAttribute(
    "href",
    "mailto:hello@atelier-duna.example",
  );
  await expect(footer.getByRole("link", { name: "+36 1 555 01 23" })).toHaveAttribute(
    "href",
    "tel:+3615550123",
  );
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
});

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#main");
});

test("the header has a ground of its own once the page has moved", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const header = page.getByRole("banner");
  const transparent = "rgba(0, 0, 0, 0)";
  await expect(header).toHaveCSS("background-color", transparent);
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveCSS("background-color", transparent);
});

test("client navigation moves focus to the heading, says the title and goes to the top", async ({ page }) => {
  test.skip(!hasJavaScript(), "a document load does all this by itself");
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.sameDocument = "";
  });
  await page.mouse.wheel(0, 1500);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  const heading = page.getByRole("heading", { level: 1, name: "A small studio, on purpose" });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "About our studio" })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("back returns to the place one came from", async ({ page }) => {
  test.skip(!hasJavaScript(), "the browser does it alone");
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the menu opens, leads on and closes", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
    await expect(about).toBeHidden();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(about).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await page.getByRole("button", { name: "Open the menu" }).click();
    await about.click();
    await expect(page).toHaveURL("/about");
    await expect(about).toBeHidden();
  });

  for (const path of [
    "/",
    "/services",
    "/projects",
    "/contact",
    "/terms",
    "/tech-stack",
    "/about",
    "/testimonials",
  ]) {
    test(`${path} is no wider than the window`, async ({ page }) => {
      await page.goto(`/fr${path}`);
      await expect
        .poll(() => page.locator("html").evaluate((root) => root.scrollWidth))
        .toBeLessThanOrEqual(375);
    });
  }
});
