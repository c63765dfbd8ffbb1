import { expect, test } from "vitest";
import { acceptedLocale } from "./negotiate.server.ts";

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
