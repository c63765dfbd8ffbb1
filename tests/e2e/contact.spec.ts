import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { at, words } from "../words.ts";
import { violationsIn } from "./axe.ts";
import { expect, hasJavaScript, holdScripts, hydrated, ready, test } from "./test.ts";

const { contact } = words;
const [oneService, otherService = oneService] = serviceIds;

// Browsers log an error for each failed request.
test.use({ expectedErrors: /status of (400|413|429|502)|ERR_INTERNET_DISCONNECTED/ });

let serial = 0;
/** Makes a text unique: the server would treat a text of another test as a duplicate. */
function unique(text: string) {
  serial += 1;
  return `${text} ${process.pid} ${serial}`;
}

/** Opens the contact form, and locates its fields by their labels in the page's language. */
async function open(page: Page, locale = defaultLocale) {
  const copy = languages[locale].copy.contact;
  await page.goto(locale === defaultLocale ? at.contact : `/${locale}${at.contact}`);
  await hydrated(page);
  const name = page.getByRole("textbox", { name: copy.form.fields.name.label });
  const email = page.getByRole("textbox", { name: copy.form.fields.email.label });
  const service = page.getByRole("combobox", { name: copy.form.fields.service.label });
  const message = page.getByRole("textbox", { name: copy.form.fields.message.label, exact: true });
  const button = page.getByRole("button", { name: copy.form.submit });
  const fill = async (text: string) => {
    await name.fill("Anna Kovács");
    await email.fill("anna@example.com");
    await message.fill(text);
    return text;
  };
  return { copy, name, email, service, message, button, fill };
}

test("sends a message, and replaces the form with a focused confirmation", {
  tag: ["@no-js", "@arrival"],
}, async ({ page, service }) => {
  service.answerWith("sent");
  const form = await open(page);
  const text = await form.fill(unique("Hello"));
  await form.service.selectOption(oneService);
  await form.button.click();
  const thanks = page.getByRole("heading", { name: form.copy.success.heading });
  await expect(thanks).toBeFocused();
  await expect(page.getByText(form.copy.success.text)).toBeVisible();
  await expect(form.message).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${at.contact}\\?sent$`));
  expect(service.accepted).toMatchObject([
    { body: { name: "Anna Kovács", email: "anna@example.com", message: text, service: oneService } },
  ]);

  await page.reload();
  await expect(thanks).toBeVisible();
  expect(service.requests).toHaveLength(1);
  await page.getByRole("link", { name: form.copy.success.again }).click();
  await expect(form.message).toHaveValue("");
});

test("shows validation errors at their fields, keeps the values and focuses the first error", {
  tag: ["@no-js"],
}, async ({ page, service }) => {
  const form = await open(page);
  await form.fill(unique("Hello"));
  // A browser accepts this address, but it is probably a typo.
  await form.email.fill("anna@gmail");
  await form.name.fill("   ");
  await form.button.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAttribute("aria-invalid", "true");
  await expect(form.name).toHaveAccessibleDescription(contact.errors.fields.name.required);
  await expect(form.email).toHaveAccessibleDescription(contact.errors.fields.email.invalid);
  await expect(form.email).toHaveValue("anna@gmail");
  await expect(form.message).not.toHaveAttribute("aria-invalid", "true");
  expect(service.requests).toEqual([]);
  if (!hasJavaScript()) return;
  await form.name.fill("Anna");
  await expect(form.name).not.toHaveAttribute("aria-invalid", "true");
  await expect(form.name).toHaveAccessibleDescription("");
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
});

test("shows the service's errors and its failure without axe violations, keeps the text, and sends it then", {
  tag: ["@mobile", "@sample"],
}, async ({ page, service }) => {
  const axe = () => new AxeBuilder({ page }).include("#contact");
  service.answerWith("field errors");
  const form = await open(page, fr);
  const text = await form.fill(unique("Line one\nline & two"));
  await form.service.selectOption(otherService);
  await form.button.click();
  await expect(form.name).toBeFocused();
  const { codes, fields, generic, mailto } = form.copy.errors;
  await expect(form.email).toHaveAccessibleDescription(
    new RegExp(`^${fields.email.prefix}.* ${codes.TYPE_EMAIL}, ${codes.REQUIRED_FIELD_EMPTY}$`),
  );
  expect(await violationsIn(axe())).toEqual([]);

  service.answerWith("503");
  await form.button.click();
  const notice = page.getByRole("alert").filter({ hasText: generic });
  await expect(notice).toBeFocused();
  const link = new URL((await notice.getByRole("link", { name: mailto.label }).getAttribute("href")) ?? "");
  expect([link.pathname, link.searchParams.get("body")]).toEqual([studio.email, text.replace("\n", "\r\n")]);
  await expect(form.name).toHaveValue("Anna Kovács");
  await expect(form.message).toHaveValue(text);
  await expect(form.service).toHaveValue(otherService);
  expect(await violationsIn(axe())).toEqual([]);

  service.answerWith("sent");
  await form.button.click();
  await expect(page.getByRole("heading", { name: form.copy.success.heading })).toBeFocused();
});

test("the browser validates the fields without JavaScript", { tag: ["@no-js"] }, async ({
  page,
  service,
}) => {
  test.skip(hasJavaScript());
  const form = await open(page);
  await form.name.fill("Anna");
  await form.button.click();
  await expect(form.email).toBeFocused();
  await expect(page).toHaveURL(at.contact);
  expect(service.requests).toEqual([]);
});

test("hides the honeypot from the accessibility tree and from Tab", async ({ page }) => {
  const form = await open(page);
  await expect(page.getByRole("textbox", { name: contact.form.honeypot })).toHaveCount(0);
  await form.message.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: contact.form.privacyLink })).toBeFocused();
});

test.describe("with JavaScript", () => {
  test.beforeEach(() => test.skip(!hasJavaScript()));

  test("sends once on a double click, disables the button meanwhile, and sends the session's data", async ({
    page,
    service,
  }) => {
    let finish = () => {};
    service.answerWith((response) => {
      finish = () => response.end('{"next":"/"}');
    });
    const before = Date.now();
    const form = await open(page);
    const loaded = Date.now();
    await form.fill(unique("Hello"));
    await ready(page, "contact");
    await form.button.dblclick();
    const busy = page.getByRole("button", { name: contact.form.loading });
    await expect(busy).toBeDisabled();
    await expect(page.getByText(contact.form.submitting)).toBeAttached();
    await expect.poll(() => service.requests.length).toBe(1);
    finish();
    await expect(page.getByRole("heading", { name: contact.success.heading })).toBeFocused();
    expect(service.requests).toHaveLength(1);
    const header = String(service.requests[0]?.headers["formspree-session-data"]);
    const session = JSON.parse(Buffer.from(header, "base64").toString());
    expect(session.webdriver).toBe(true);
    expect(session.loadedAt).toBeGreaterThanOrEqual(before);
    expect(session.loadedAt).toBeLessThanOrEqual(loaded);
  });

  test("keeps a draft across a reload, until it is discarded or sent", {
    tag: ["@sample"],
  }, async ({ page, service }) => {
    service.answerWith("sent");
    const form = await open(page, fr);
    const text = await form.fill(unique("Brouillon"));
    await form.service.selectOption(otherService);
    await ready(page, "contact");
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue(text);
    await expect(form.name).toHaveValue("Anna Kovács");
    await expect(form.service).toHaveValue(otherService);

    await page.getByRole("button", { name: languages[fr].copy.contact.form.draftDiscard }).click();
    await expect(form.message).toHaveValue("");
    await expect(form.name).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue("");
    await expect(
      page.getByRole("button", { name: languages[fr].copy.contact.form.draftDiscard }),
    ).toHaveCount(0);

    await form.fill(text);
    await form.button.click();
    await page.getByRole("link", { name: languages[fr].copy.contact.success.again }).click();
    await expect(form.message).toHaveValue("");
  });

  test("shows errors in the page's language for fields submitted empty before hydration", {
    tag: ["@sample"],
  }, async ({ page, service }) => {
    test.skip(test.info().project.name === "early");
    const release = await holdScripts(page);
    const form = await open(page, fr);
    await form.button.click();
    release();
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await expect(form.name).toHaveAccessibleDescription(
      languages[fr].copy.contact.errors.fields.name.required,
    );
    expect(service.requests).toEqual([]);
  });

  test("keeps the text while offline, and offers it as an email", async ({ page, context }) => {
    const form = await open(page);
    const text = await form.fill(unique("Hello"));
    await ready(page, "contact");
    await context.setOffline(true);
    await form.button.click();
    const notice = page.getByRole("alert").filter({ hasText: contact.errors.generic });
    await expect(notice).toBeFocused();
    await expect(form.message).toHaveValue(text);
    const link = notice.getByRole("link", { name: contact.errors.mailto.label });
    await expect(link).toHaveAttribute("href", new RegExp(encodeURIComponent(text)));
  });
});
