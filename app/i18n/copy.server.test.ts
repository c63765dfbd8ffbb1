import { createInstance } from "i18next";
import { expect, test, vi } from "vitest";
import { copyIn } from "./copy.server.ts";
import { i18nextOptions } from "./i18next-options.server.ts";
import { locales } from "./locales.ts";

test("facts stand in their places, what a page fills stays", () => {
  const contact = copyIn("en", "contact");
  expect(contact.faq.items.timelines.answer).toBe(
    "A landing page takes one day to one week. A full-stack SaaS takes a few weeks to one month. The date for your project is in the quote.",
  );
  expect(contact.errors.tooLong).toContain("{{max}}");
});

test("without the assistant no text speaks of it", async () => {
  const speaksOfIt = /\bchat|assistant|discussion|asistente|\[\[/i;
  const withIt = await copyWhere({ chat: false });
  expect(JSON.stringify(withIt("en", "privacy"))).toMatch(speaksOfIt);
  const without = await copyWhere({ chat: true });
  for (const locale of locales) {
    for (const namespace of ["terms", "privacy", "contact", "layout"] as const)
      expect(JSON.stringify(without(locale, namespace))).not.toMatch(speaksOfIt);
  }
  vi.doUnmock("#app/studio/left-out.ts");
});

/** The words of a studio that leaves the assistant out, or doesn't. */
async function copyWhere({ chat }: { chat: boolean }) {
  vi.resetModules();
  vi.doMock("#app/studio/left-out.ts", () => ({ leftOut: { pages: [], chat } }));
  return (await import("./copy.server.ts")).copyIn;
}

test("a missing translation falls back to English, then to the key, each text for itself", async () => {
  const instance = createInstance({
    ...i18nextOptions,
    resources: { en: { layout: { loading: "Loading..." } }, fr: { layout: { error: "Panne" } } },
  });
  await instance.init();
  const t = instance.getFixedT("fr", "layout");
  expect([t("error"), t("loading"), t("skipLink")]).toEqual(["Panne", "Loading...", "skipLink"]);
});
