import { expect, test } from "vitest";
import { defaultLocale, type Locale, locales } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { startSite } from "../site.ts";
import { at, pathIn } from "../words.ts";

test("returns 429 over the daily limit, and keeps the text and shows the email address", async () => {
  const site = await startSite({ CONTACT_DAILY_LIMIT: "1", CONTACT_EMAIL: "hello@studio.example" });
  const post = (locale: Locale, message: string) =>
    fetch(site.url + pathIn(locale, at.contact), {
      method: "POST",
      body: new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message }),
      redirect: "manual",
    });
  // An invalid message doesn't count.
  expect((await post(defaultLocale, "")).status).toBe(400);
  expect((await post(defaultLocale, "The first")).status).toBe(303);
  for (const locale of locales) {
    const rejected = await post(locale, "The second one");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(3600);
    expect(rejected.headers.get("cache-control")).toBe("no-store");
    const html = await rejected.text();
    expect(html).toContain(languages[locale].copy.contact.errors.tooManyToday);
    expect(html).toContain("The second one");
    expect(html).toContain("mailto:hello@studio.example");
  }
  await site.stop();
});
