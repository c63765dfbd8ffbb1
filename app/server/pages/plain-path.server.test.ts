import { expect, test } from "vitest";
import { canonicalPath } from "./plain-path.server.ts";

const featurePaths = new Set(["/chat"]);

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/about", "/about"],
  ["/ABOUT", "/about"],
  ["/about/", "/about"],
  ["//about", "/about"],
  ["/abou%74", "/about"],
  ["/%41bout///", "/about"],
  ["/fr", "/fr"],
  ["/FR/", "/fr"],
  ["/FR/About", "/fr/about"],
  ["/en/Services/", "/en/services"],
  ["/Chat/", "/chat"],
  ["/Services/Any/THING/", "/services/Any/THING"],
  ["/services//a%20b", "/services/a%20b"],
  ["/fr/services/a", "/fr/services/a"],
])("the canonical path of %s is %s @sample", (path, canonical) => {
  expect(canonicalPath(path, featurePaths)).toBe(canonical);
  expect(canonicalPath(canonical, featurePaths)).toBe(canonical);
});

const missing = `/nope /NOPE/ /qaa/about /about%2Fx /chat/reply /CHAT/Reply /services/../about /services/%2e%2e/about
  /services/%2E /\\about /about.data /%E0%A4%A //evil.example/about /robots.txt`;
test.each(missing.split(/\s+/))("finds no canonical path for %s", (path) => {
  expect(canonicalPath(path, featurePaths)).toBeNull();
});
