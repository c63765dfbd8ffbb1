import { expect, test } from "vitest";
import { locales } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { startSite } from "../site.ts";

test("returns 429 over the daily limit, and keeps the text and shows the email address", async () => {
  const site = await startSite({ CONTACT_DAILY_LIMIT: "1", CONTACT_EMAIL: "hello@studio.example" });
  const post = (locale: string, message: string) =>
    fetch(`${site.url}/${locale}/contact`, {
      method: "POST",
      body: new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message }),
      redirect: "manual",
    });
  // An invalid message doesn't count.
  expect((await post("en", "")).status).toBe(400);
  expect((await post("en", "The first")).status).toBe(303);
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
