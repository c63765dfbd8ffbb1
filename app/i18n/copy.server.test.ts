import { createInstance } from "i18next";
import { expect, test, vi } from "vitest";
import { hasPage } from "#app/pages.ts";
import company from "#app/studio/company.json" with { type: "json" };
import type { Namespace } from "#locales/language.ts";
import { copyIn } from "./copy.server.ts";
import { defaultLocale, locales } from "./locales.ts";
import { i18nextOptions } from "./middleware.server.ts";

test("fills in facts, and keeps a page's own placeholders @sample", () => {
  const contact = copyIn(defaultLocale, "contact");
  expect(contact.faq.items.timelines.answer).toBe(
    "A landing page takes one day to one week, a marketing website of several pages one to three weeks. A full-stack SaaS, software that your customers subscribe to, takes a few weeks to one month. These times are typical; your quote gives the date.",
  );
  expect(contact.errors.tooLong).toContain("{{max}}");
});

test.for<[string, Parameters<typeof loadCopyIn>[0], RegExp, Namespace[]]>([
  [
    "the assistant",
    { pages: [], chat: true },
    /\bchat|assistant|discussion|asistente|\[\[/i,
    ["privacy", "terms", "contact", "layout"],
  ],
  [
    "the estimate page @sample",
    { pages: ["estimate"], chat: false },
    /estimate\b|estimation|\bestimación|\[\[/i,
    ["accessibility", "terms", "privacy"],
  ],
])("no text mentions %s if it is left out", async ([, leftOut, mention, namespaces], { skip }) => {
  skip(!leftOut.pages.every(hasPage));
  const copyWith = await loadCopyIn({ pages: [], chat: false });
  const copyWithout = await loadCopyIn(leftOut);
  const [first = "privacy"] = namespaces;
  expect(JSON.stringify(copyWith(defaultLocale, first))).toMatch(mention);
  for (const locale of locales) {
    for (const namespace of namespaces)
      expect(JSON.stringify(copyWithout(locale, namespace))).not.toMatch(mention);
    if (leftOut.pages.length)
      expect(copyWithout(locale, "answerer").topics.budget.answer).not.toMatch(mention);
  }
  vi.doUnmock("#app/studio/left-out.ts");
});

test("the legal notice leaves out what company.json leaves empty", async () => {
  expect(Object.keys(copyIn(defaultLocale, "legalNotice").sections)).toContain("publisher");
  vi.resetModules();
  const facts = { ...company, street: "", register: "", vatId: "XY123", host: "" };
  vi.doMock("#app/studio/company.json", () => ({ default: facts }));
  const { sections } = (await import("./copy.server.ts")).copyIn(defaultLocale, "legalNotice");
  expect(JSON.stringify(sections.vat)).toContain("XY123");
  expect(sections).not.toHaveProperty("register");
  expect(sections).not.toHaveProperty("host");
  expect(JSON.stringify(sections)).not.toMatch(/\[\[|\{\{|null|undefined/);
  vi.doUnmock("#app/studio/company.json");
});

/** Loads `copyIn` for a studio that leaves these features out. */
async function loadCopyIn(leftOut: { pages: string[]; chat: boolean }) {
  vi.resetModules();
  vi.doMock("#app/studio/left-out.ts", () => ({ leftOut }));
  return (await import("./copy.server.ts")).copyIn;
}

test("a missing translation falls back to the default language, and then to its key", async () => {
  const instance = createInstance({
    ...i18nextOptions,
    resources: { [defaultLocale]: { layout: { loading: "Loading..." } }, nn: { layout: { error: "Panne" } } },
  });
  await instance.init();
  const t = instance.getFixedT("nn", "layout");
  expect([t("error"), t("loading"), t("skipLink")]).toEqual(["Panne", "Loading...", "skipLink"]);
});
