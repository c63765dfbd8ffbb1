import { expect, test } from "vitest";
import { pages } from "./pages.ts";
import { legal } from "./studio/legal.ts";

test("the sitemap's dates of the legal pages are the dates that the pages show", () => {
  const updated = Object.fromEntries(pages.map((page) => [page.id, page.updated]));
  expect(updated.terms).toBe(legal.termsUpdated);
  expect(updated.privacy).toBe(legal.privacyUpdated);
});
