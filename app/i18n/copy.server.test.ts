import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { copyIn } from "./copy.server.ts";
import { i18nextOptions } from "./i18next-options.server.ts";

test("facts stand in their places, what a page fills stays", () => {
  const contact = copyIn("en", "contact");
  expect(contact.faq.items.timelines.answer).toBe(
    "A landing page takes 1 day to 1 week. A full-stack SaaS takes a few weeks to 1 month. The date for your project is in the quote.",
  );
  expect(contact.errors.tooLong).toContain("{{max}}");
});

test("a missing translation falls back to English, then to the key, each text for itself", async () => {
  const instance = createInstance({
    ...i18nextOptions,
    resources: { en: { layout: { loading: "Loading..." } }, fr: { layout: { error: "Panne" } } },
  });
  await instance.init();
  const t = instance.getFixedT("fr", "layout");
  expect([t("error"), t("loading"), t("skipLink")]).toEqual(["Panne", "Loading...", "skipLink"]);
});
