import { expect, test } from "vitest";
import { harmlessPath, routeWords } from "./route-words.ts";

const words = routeWords({
  root: { path: "" },
  about: { path: "about/*" },
  french: { path: "fr/about/*" },
  words: { path: "chat/words/:language" },
  missing: { path: "*" },
  layout: {},
});

test.each([
  ["/abuot", "/…"],
  ["/fr/about/old-page.html?email=a@b.example#x", "/fr/about/…"],
  ["/someone@example.org", "/…"],
  ["/chat/words/Anna", "/chat/words/…"],
  ["/:language/*", "/…/…"],
  ["/call/0612345678", "/…/…"],
  ["/", "/"],
  ["/a".repeat(5000), "/…".repeat(60)],
])("redacts the path of %s to %s", (url, path) => {
  expect(harmlessPath(url, words)).toBe(path);
});
