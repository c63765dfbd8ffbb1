import { expect, test } from "vitest";
import { harmlessPath } from "./request-tracking.server.ts";

test.each([
  ["/abuot", "/abuot"],
  ["/fr/old-page.html?email=a@b.example#x", "/fr/old-page.html"],
  ["/someone@example.org", "/…"],
  ["/someone%40example.org/x", "/…/x"],
  ["/call/0612345678", "/call/…"],
  [`/${"a".repeat(50)}`, "/…"],
  ["/a".repeat(500), "/a".repeat(60)],
])("of %s the log knows %s", (url, path) => {
  expect(harmlessPath(url)).toBe(path);
});
