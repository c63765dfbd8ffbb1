import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { fill } from "../../app/i18n/fill.ts";
import { type Locale, locales } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { languages } from "../../locales/languages.server.ts";
import type { AnswerName } from "../fakes/form-service.ts";
import { fr } from "../sample.ts";
import { expect, hasJavaScript, hydrated, test } from "./test.ts";

const en = languages.en.copy.contact;

// Browsers log an error for each failed request.
test.use({ expectedErrors: /status of (400|413|429|502)|ERR_INTERNET_DISCONNECTED/ });

let serial = 0;
/** Makes a text unique: the server would treat a text of another test as a duplicate. */
function unique(text: string) {
  serial += 1;
  return `${text} ${process.pid} ${serial}`;
}

/** Waits until React has hydrated the form. */
async function formHydrated(page: Page) {
  await expect(page.locator("#island-contact")).toHaveAttribute("data-ready", "yes");
}

/** Opens the contact form, and locates its fields by their labels in the page's language. */
async function open(page: Page, locale: Locale = "en", origin = "") {
  const copy = languages[locale].copy.contact;
  await page.goto(`${origin}${locale === "en" ? "" : `/${locale}`}/contact`);
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

for (const locale of locales) {
  // The form behaves the same in every language. French has the longest words, so it runs on a phone too.
  const tag = locale === "en" ? [] : ["@full"];
  test.describe(`in ${locale}`, () => {
    test(`sends a message, and replaces the form with a focused confirmation`, {
      tag: locale === "en" ? ["@no-js", "@arrival"] : locale === fr ? ["@mobile"] : tag,
    }, async ({ page, service }) => {
      service.answerWith("sent");
      const form = await open(page, locale);
      const text = await form.fill(unique("Hello"));
      await form.service.selectOption("fullstack");
      await form.button.click();
      const thanks = page.getByRole("heading", { name: form.copy.success.heading });
      await expect(thanks).toBeFocused();
      await expect(page.getByText(form.copy.success.text)).toBeVisible();
      await expect(form.message).toHaveCount(0);
      await expect(page).toHaveURL(/\/contact\?sent$/);
      expect(service.accepted).toMatchObject([
        { body: { name: "Anna Kovács", email: "anna@example.com", message: text, service: "fullstack" } },
      ]);

      await page.reload();
      await expect(thanks).toBeVisible();
      expect(service.requests).toHaveLength(1);
      await page.getByRole("link", { name: form.copy.success.again }).click();
      await expect(form.message).toHaveValue("");
    });

    test(`shows validation errors at their fields, keeps the values and focuses the first error`, {
      tag: locale === "en" ? ["@no-js"] : tag,
    }, async ({ page, service }) => {
      const form = await open(page, locale);
      await form.fill(unique("Hello"));
      // A browser accepts this address, but it is probably a typo.
      await form.email.fill("anna@gmail");
      await form.name.fill("   ");
      await form.button.click();
      await expect(form.name).toBeFocused();
      await expect(form.name).toHaveAttribute("aria-invalid", "true");
      await expect(form.name).toHaveAccessibleDescription(form.copy.errors.fields.name.required);
      await expect(form.email).toHaveAccessibleDescription(form.copy.errors.fields.email.invalid);
      await expect(form.email).toHaveValue("anna@gmail");
      await expect(form.message).not.toHaveAttribute("aria-invalid", "true");
      expect(service.requests).toEqual([]);
      if (!hasJavaScript()) return;
      await form.name.fill("Anna");
      await expect(form.name).not.toHaveAttribute("aria-invalid", "true");
      await expect(form.name).toHaveAccessibleDescription("");
      await expect(form.email).toHaveAttribute("aria-invalid", "true");
    });

    test(`shows the form service's errors at their fields, in the page's language`, {
      tag: locale === fr ? [] : ["@full"],
    }, async ({ page, service }) => {
      service.answerWith("field errors");
      const form = await open(page, locale);
      const text = await form.fill(unique("Hello"));
      await form.button.click();
      await expect(form.name).toBeFocused();
      const { codes, fields } = form.copy.errors;
      const [first, second] =
        locale === "en"
          ? ["should be an email", "is required"]
          : [codes.TYPE_EMAIL, codes.REQUIRED_FIELD_EMPTY];
      await expect(form.email).toHaveAccessibleDescription(
        new RegExp(`^${fields.email.prefix}.* ${first}, ${second}$`),
      );
      await expect(form.message).toHaveValue(text);
    });

    test(`shows an error if sending fails, keeps the text and offers it as an email`, {
      tag: locale === fr ? ["@mobile"] : tag,
    }, async ({ page, service }) => {
      service.answerWith("503");
      const form = await open(page, locale);
      const text = await form.fill(unique("Line one\nline & two"));
      await form.service.selectOption("support");
      await form.button.click();
      const notice = page.getByRole("alert").filter({ hasText: form.copy.errors.generic });
      await expect(notice).toBeFocused();
      const link = notice.getByRole("link", { name: form.copy.errors.mailto.label });
      const href = (await link.getAttribute("href")) ?? "";
      expect(new URL(href).pathname).toBe(studio.email);
      expect(new URL(href).searchParams.get("body")).toBe(text.replace("\n", "\r\n"));
      expect(new URL(href).searchParams.get("subject")).toContain("Anna Kovács");
      await expect(form.name).toHaveValue("Anna Kovács");
      await expect(form.message).toHaveValue(text);
      await expect(form.service).toHaveValue("support");
      expect(service.requests).toHaveLength(1);

      service.answerWith("sent");
      await form.button.click();
      await expect(page.getByRole("heading", { name: form.copy.success.heading })).toBeFocused();
    });
  });
}

test.describe("form service failures", () => {
  // On a slow machine the form is posted while React loads, and the browser reports the aborted script.
  test.use({ expectedErrors: /status of 502|contact\.island\S+ violates/ });

  for (const answer of ["hang", "html", "50 MB", "reset"] satisfies AnswerName[]) {
    // tests/server/contact.test.ts checks how the server classifies each answer.
    test(`shows an error and keeps the text if the service's answer is "${answer}"`, {
      tag: ["@full"],
    }, async ({ page, service, ownSite }) => {
      service.answerWith(answer);
      // Sets a short timeout only for the service that never answers, since other services may be slow on a busy
      // machine.
      const env = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, FORM_TIMEOUT_MS: "800" };
      const shortTimeoutSite = answer === "hang" ? await ownSite(env) : null;
      const form = await open(page, "en", shortTimeoutSite?.url);
      const text = await form.fill(unique("Hello"));
      await form.button.click();
      await expect(page.getByRole("alert").filter({ hasText: en.errors.generic })).toBeVisible();
      await expect(form.message).toHaveValue(text);
      expect(service.requests).toHaveLength(1);
      expect(service.elsewhere).toEqual([]);
    });
  }
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
  await expect(page).toHaveURL("/contact");
  expect(service.requests).toEqual([]);
});

test("delivers the message once on a double click", async ({ page, service }) => {
  service.answerWith("sent");
  const form = await open(page);
  await form.fill(unique("Hello"));
  await form.button.dblclick();
  await expect(page.getByRole("heading", { name: en.success.heading })).toBeVisible();
  expect(service.requests).toHaveLength(1);
});

test("hides the honeypot from the accessibility tree and from Tab", async ({ page }) => {
  const form = await open(page);
  await expect(page.getByRole("textbox", { name: en.form.honeypot })).toHaveCount(0);
  await form.message.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: en.form.privacyLink })).toBeFocused();
});

test.describe("with JavaScript", () => {
  test.beforeEach(() => test.skip(!hasJavaScript()));

  test("disables the button while sending, and announces the state", async ({ page, service }) => {
    let finish = () => {};
    service.answerWith((response) => {
      finish = () => response.end('{"next":"/"}');
    });
    const form = await open(page);
    await form.fill(unique("Hello"));
    await formHydrated(page);
    await form.button.click();
    const busy = page.getByRole("button", { name: en.form.loading });
    await expect(busy).toBeDisabled();
    await expect(page.getByText(en.form.submitting)).toBeAttached();
    await expect.poll(() => service.requests.length).toBe(1);
    finish();
    await expect(page.getByRole("heading", { name: en.success.heading })).toBeFocused();
  });

  test("keeps a draft across a reload, until it is discarded or sent", {
    tag: ["@sample"],
  }, async ({ page, service }) => {
    service.answerWith("sent");
    const form = await open(page, fr);
    const text = await form.fill(unique("Brouillon"));
    await form.service.selectOption("security");
    await formHydrated(page);
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue(text);
    await expect(form.name).toHaveValue("Anna Kovács");
    await expect(form.service).toHaveValue("security");

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

  test("appends the chat's conversation to a draft only once", async ({ page }) => {
    const form = await open(page);
    await form.message.fill("My draft");
    await formHydrated(page);
    await page.evaluate(() => {
      const { fields } = JSON.parse(sessionStorage.getItem("contact-draft") ?? "");
      const handOff = "You: hello\nAssistant: hi";
      sessionStorage.setItem("contact-draft", JSON.stringify({ fields, handOff }));
    });
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue("My draft\n\nYou: hello\nAssistant: hi");
    expect(await page.evaluate(() => sessionStorage.getItem("contact-draft"))).not.toContain("handOff");
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue("My draft\n\nYou: hello\nAssistant: hi");
  });

  test("shows errors in the page's language for fields submitted empty before hydration", {
    tag: ["@sample"],
  }, async ({ page, service }) => {
    test.skip(test.info().project.name === "early");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
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
    await formHydrated(page);
    await context.setOffline(true);
    await form.button.click();
    const notice = page.getByRole("alert").filter({ hasText: en.errors.generic });
    await expect(notice).toBeFocused();
    await expect(form.message).toHaveValue(text);
    const link = notice.getByRole("link", { name: en.errors.mailto.label });
    await expect(link).toHaveAttribute("href", new RegExp(encodeURIComponent(text)));
  });

  test("rejects an oversized message without sending it, and keeps the text", async ({ page, service }) => {
    const form = await open(page);
    const text = await form.fill("x".repeat(70_000));
    await formHydrated(page);
    await form.button.click();
    await expect(form.message).toBeFocused();
    await expect(form.message).toHaveAccessibleDescription(
      new RegExp(fill(en.errors.tooLong, { max: "5,000", over: "65,000" }).replace(/[()]/g, "\\$&")),
    );
    await expect(form.message).toHaveValue(text);
    expect(service.requests).toEqual([]);
  });

  test("the contact form has no axe violations with errors and a notice", async ({ page, service }) => {
    const form = await open(page);
    const inspect = async () => (await new AxeBuilder({ page }).include("#contact").analyze()).violations;
    service.answerWith("field errors");
    await form.fill(unique("Hello"));
    await form.button.click();
    await expect(form.name).toBeFocused();
    expect(await inspect()).toEqual([]);
    service.answerWith("503");
    await form.fill(unique("Hello"));
    await form.button.click();
    await expect(page.getByRole("alert").filter({ hasText: en.errors.generic })).toBeFocused();
    expect(await inspect()).toEqual([]);
  });

  test("sends the page's load time and the webdriver flag to the service", async ({ page, service }) => {
    service.answerWith("sent");
    const before = Date.now();
    const form = await open(page);
    const loaded = Date.now();
    await form.fill(unique("Hello"));
    await formHydrated(page);
    await form.button.click();
    await expect(page.getByRole("heading", { name: en.success.heading })).toBeVisible();
    const header = String(service.requests[0]?.headers["formspree-session-data"]);
    const session = JSON.parse(Buffer.from(header, "base64").toString());
    expect(session.webdriver).toBe(true);
    expect(session.loadedAt).toBeGreaterThanOrEqual(before);
    expect(session.loadedAt).toBeLessThanOrEqual(loaded);
  });
});
