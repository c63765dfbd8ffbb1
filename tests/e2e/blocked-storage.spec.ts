import { mkdirSync, writeFileSync } from "node:fs";
import { languages } from "../../locales/languages.server.ts";
import { openChat, sendMessage } from "./chat.ts";
import { expect, test } from "./test.ts";

test("every part works in a browser that blocks cookies and storage", {
  tag: ["@sample"],
}, async ({ playwright, site, service }) => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const profile = test.info().outputPath("profile");
  mkdirSync(`${profile}/Default`, { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(preferences));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...{ executablePath, args, baseURL: site.url, locale: "fr-FR" },
    // Playwright's smaller browser has no preferences.
    channel: "chromium",
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));

  await page.goto("/services");
  expect(await page.evaluate("try { localStorage; sessionStorage } catch ({ name }) { name }")).toBe(
    "SecurityError",
  );
  await page.getByRole("button", { name: /^Langue/ }).click();
  await page.getByRole("button", { name: languages.en.name }).click();
  await expect(page).toHaveURL("/en/services");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await context.cookies()).toEqual([]);

  await page.locator(".theme-toggle-dark").click();
  await expect(page.locator("html")).toHaveClass("dark");
  const panel = await openChat(page);
  await sendMessage(page, "fake:say Hello.");
  await expect(panel.getByRole("listitem").last()).toContainText("Hello.");
  await expect(page.locator("html")).toHaveClass("dark");

  await page.goto("/en/estimate");
  await page.getByRole("spinbutton").first().fill("2");
  await expect(page.locator(".estimate-lines li")).toContainText("2 × ");

  await page.goto("/en/contact");
  const values = { name: "Blocked", email: "anna@example.com", message: "Hello" };
  for (const [name, value] of Object.entries(values))
    await page.locator(`#contact [name=${name}]`).fill(value);
  await page.locator("#contact [type=submit]").click();
  await expect(page.locator(".contact-sent h2")).toBeFocused();
  expect(service.accepted).toMatchObject([{ body: values }]);
  expect(errors).toEqual([]);
  await context.close();
});
