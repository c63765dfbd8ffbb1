import { createInstance } from "i18next";
import { expect, test, vi } from "vitest";
import { hasPage } from "#app/pages.ts";
import { copyIn } from "./copy.server.ts";
import { i18nextOptions } from "./i18next-options.server.ts";
import { locales } from "./locales.ts";

test("facts are filled in, and a page's own placeholders stay", () => {
  const contact = copyIn("en", "contact");
  expect(contact.faq.items.timelines.answer).toBe(
    "A landing page takes one day to one week. A full-stack SaaS takes a few weeks to one month. The date for your project is in the quote.",
  );
  expect(contact.errors.tooLong).toContain("{{max}}");
});

test("without the assistant no text mentions it", async () => {
  const mention = /\bchat|assistant|discussion|asistente|\[\[/i;
  const withIt = await copyWhere({ pages: [], chat: false });
  expect(JSON.stringify(withIt("en", "privacy"))).toMatch(mention);
  const without = await copyWhere({ pages: [], chat: true });
  for (const locale of locales) {
    for (const namespace of ["terms", "privacy", "contact", "layout"] as const)
      expect(JSON.stringify(without(locale, namespace))).not.toMatch(mention);
  }
  vi.doUnmock("#app/studio/left-out.ts");
});

test("without a page no text mentions it", async () => {
  const mention = /estimate\b|estimation|\bestimación|\[\[/i;
  const withIt = await copyWhere({ pages: [], chat: false });
  if (hasPage("estimate")) expect(JSON.stringify(withIt("en", "accessibility"))).toMatch(mention);
  const without = await copyWhere({ pages: ["estimate"], chat: false });
  for (const locale of locales) {
    for (const namespace of ["accessibility", "terms", "privacy"] as const)
      expect(JSON.stringify(without(locale, namespace))).not.toMatch(mention);
    const { answer } = without(locale, "assistant").topics.budget;
    expect(answer).not.toMatch(mention);
  }
  vi.doUnmock("#app/studio/left-out.ts");
});

/** `copyIn` for a studio that leaves these out. */
async function copyWhere(leftOut: { pages: string[]; chat: boolean }) {
  vi.resetModules();
  vi.doMock("#app/studio/left-out.ts", () => ({ leftOut }));
  return (await import("./copy.server.ts")).copyIn;
}

test("a missing translation falls back to English, then to the key, text by text", async () => {
  const instance = createInstance({
    ...i18nextOptions,
    resources: { en: { layout: { loading: "Loading..." } }, fr: { layout: { error: "Panne" } } },
  });
  await instance.init();
  const t = instance.getFixedT("fr", "layout");
  expect([t("error"), t("loading"), t("skipLink")]).toEqual(["Panne", "Loading...", "skipLink"]);
});
