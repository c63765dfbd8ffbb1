import { expect, test, vi } from "vitest";
import { defaultLocale } from "#app/i18n/locales.ts";
import { es, fr } from "../../tests/sample.ts";

vi.mock("#app/studio/hours.ts", () => ({
  officeHours: {
    open: [
      { days: [1, 2, 3, 5], from: "8:30", to: "16:00" },
      { days: [6], from: "10:00", to: "14:30" },
    ],
    timeZone: "Europe/Oslo",
  },
}));

test.each([
  ["en", "Monday-Wednesday and Friday 8:30am-4pm and Saturday 10am-2:30pm CET"],
  [
    fr,
    "du lundi au mercredi et le vendredi, de 8\u00a0h\u00a030 à 16\u00a0h et le samedi, de 10\u00a0h à 14\u00a0h\u00a030 (heure d’Europe centrale)",
  ],
  [es, "de lunes a miércoles y el viernes, de 8:30 a 16:00 y el sábado, de 10:00 a 14:30 (CET)"],
] as const)(
  "formats half hours, separate days and a second group of days in %s @sample",
  async (locale, text) => {
    const { hoursIn } = await import("#app/i18n/hours.server.ts");
    expect(hoursIn(locale).hours).toBe(text);
  },
);

test("the structured data lists each group of opening hours", async () => {
  const { structuredData } = await import("./structured-data.server.ts");
  const graph = structuredData("home", defaultLocale);
  expect(graph).toContain(
    '{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Saturday"],"opens":"10:00","closes":"14:30"}',
  );
  expect(graph).toContain('"opens":"08:30","closes":"16:00"');
});
