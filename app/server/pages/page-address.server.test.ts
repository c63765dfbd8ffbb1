import { expect, test } from "vitest";
import { allAddresses, pageAddress } from "./page-address.server.ts";

/** Returns the canonical URL, or null if the page store leaves this URL to the router. */
function canonical(url: string) {
  return pageAddress(url)?.url ?? null;
}

test.each([
  ["/", "/"],
  ["/?utm_source=x&billing=subscription", "/"],
  ["/fr", "/fr"],
  ["/en/about?x", "/en/about"],
  ["/services/anything/at-all", "/services"],
  ["/es/services/anything", "/es/services"],
  ["/services?billing=subscription&x=1", "/services?billing=subscription"],
  ["/services?x=%00&billing=%73ubscription", "/services?billing=subscription"],
  ["/services?billing=fixed", "/services"],
  ["/services?billing=subscription&billing=fixed", "/services?billing=subscription"],
  ["/services?billing=fixed&billing=subscription", "/services"],
  ["/services?sent", "/services"],
  ["/contact?sent", "/contact?sent="],
  ["/contact?sent=1", "/contact"],
  [`/about?${"x".repeat(15_000)}`, "/about"],
])("maps %s to the canonical URL %s @sample", (url, expected) => {
  expect(canonical(url)).toBe(expected);
});

test.each([
  "",
  "*",
  "//about",
  "/about/",
  "/fr/",
  "/services/x/",
  "/nope",
  "/chat",
  "/About",
  "/qaa/about",
  "/about.data",
  "/_.data",
  "/%61bout",
  "/services/../about",
  "/services/%2e%2e/about",
  "/services/a\\b",
  "/services//x",
  "/settings/theme",
  "/sitemap.xml",
  "http://evil.example/about",
])("leaves %j to the router", (url) => {
  expect(canonical(url)).toBeNull();
});

test("parses the URL of each page address back to the same address", () => {
  for (const address of allAddresses) expect(pageAddress(address.url)).toEqual(address);
});
