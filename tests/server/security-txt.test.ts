import { expect, test } from "vitest";
import { locales } from "../../app/i18n/locales.ts";
import { startSite } from "../site.ts";

test("security.txt has a contact, an expiry date and its canonical URL", async () => {
  const site = await startSite({
    SITE_URL: "https://studio.example",
    CONTACT_EMAIL: "security@studio.example",
  });
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: "mailto:security@studio.example",
    "Preferred-Languages": locales.join(", "),
    Canonical: "https://studio.example/.well-known/security.txt",
  });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 3600 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  await site.stop();
});
