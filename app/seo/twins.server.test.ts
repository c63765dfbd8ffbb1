import { describe, expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { formatPrice } from "#app/i18n/format.server.ts";
import { locales } from "#app/i18n/locales.ts";
import { pages } from "#app/pages.ts";
import { prices } from "#app/studio/prices.ts";
import { twinOf } from "./twins.server.ts";

describe.each(locales)("in %s", (locale) => {
  test.each(pages.map(({ id }) => id))("the twin of %s is one outline without a gap in its words", (page) => {
    const twin = twinOf(page, locale);
    expect(twin.match(/^# /gm)).toHaveLength(1);
    expect(twin).not.toMatch(/\{\{|undefined|\[object/);
    expect(twin).not.toMatch(/\n{3}/);
  });

  test("the price list is whole", () => {
    const twin = twinOf("services", locale);
    for (const { id, fixed, subscription } of prices) {
      const row = twin.split("\n").find((line) => line.startsWith(`| ${nameOf(id)} |`));
      expect(row).toContain(formatPrice(locale, fixed));
      if (subscription) expect(row).toContain(formatPrice(locale, subscription));
    }
  });

  function nameOf(id: (typeof prices)[number]["id"]) {
    return copyIn(locale, "services").pricing.rows[id];
  }
});
