import { describe, expect, test } from "vitest";
import { defaultLocale } from "#app/i18n/locales.ts";
import { acceptedLocale, localeCookie, negotiateLocale } from "./negotiate.server.ts";

describe("Accept-Language", () => {
  test.each([
    [null, "en"],
    ["", "en"],
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["es-419,es;q=0.9", "es"],
    ["qaa-QM,qaa;q=0.9", "en"],
    ["qaa, fr;q=0.5, es;q=0.7", "es"],
    ["fr;q=0, en;q=0.1", "en"],
    ["fr;q=0, *", "en"],
    ["en;q=0.2, fr;q=0.2", "en"],
    ["*", "en"],
    [";;;q=", "en"],
    [`fr${",x".repeat(1000)}`, "en"],
  ])("negotiates %j to %s @sample", (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });
});

describe("precedence", () => {
  test("the URL prefix overrides the cookie, and the cookie overrides Accept-Language @sample", async () => {
    const cookie = (await localeCookie.serialize("es")).split(";")[0] ?? "";
    expect(await negotiateLocale("en", cookie, "fr")).toBe(defaultLocale);
    expect(await negotiateLocale(null, cookie, "fr")).toBe("es");
    expect(await negotiateLocale(null, null, "fr")).toBe("fr");
  });

  test.each(["language=es", "language=eyJ4IjoxfQ%3D%3D.abc", "language=%E0%A4%A", "language="])(
    "ignores a language cookie that the site didn't sign: %s",
    async (cookie) => {
      expect(await negotiateLocale(null, cookie, null)).toBe(defaultLocale);
    },
  );
});
