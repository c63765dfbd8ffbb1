import { expect, test } from "vitest";
import { at } from "../../../tests/words.ts";
import { allAddresses, pageAddress } from "./page-address.server.ts";

/** Returns the canonical URL, or null if the page store leaves this URL to the router. */
function canonical(url: string) {
  return pageAddress(url)?.url ?? null;
}

test.each([
  ["/", "/"],
  ["/?utm_source=x&billing=subscription", "/"],
  ["/fr", "/fr"],
  [`/en${at.privacy}?x`, `/en${at.privacy}`],
  [`${at.services}/anything/at-all`, at.services],
  [`/es${at.services}/anything`, `/es${at.services}`],
  [`${at.services}?billing=subscription&x=1`, `${at.services}?billing=subscription`],
  [`${at.services}?x=%00&billing=%73ubscription`, `${at.services}?billing=subscription`],
  [`${at.services}?billing=fixed`, at.services],
  [`${at.services}?billing=subscription&billing=fixed`, `${at.services}?billing=subscription`],
  [`${at.services}?billing=fixed&billing=subscription`, at.services],
  [`${at.services}?sent`, at.services],
  [`${at.contact}?sent`, `${at.contact}?sent=`],
  [`${at.contact}?sent=1`, at.contact],
  [`${at.privacy}?${"x".repeat(15_000)}`, at.privacy],
])("maps %s to the canonical URL %s @sample", (url, expected) => {
  expect(canonical(url)).toBe(expected);
});

const others = `* //about ${at.privacy}/ /fr/ ${at.services}/x/ /nope /chat /About /qaa/about ${at.privacy}.data /_.data
  /%61bout ${at.services}/../about ${at.services}/%2e%2e/about ${at.services}/a\\b ${at.services}//x
  /settings/theme /sitemap.xml http://evil.example/about`;
test.each(["", ...others.split(/\s+/)])("leaves %j to the router", (url) => {
  expect(canonical(url)).toBeNull();
});

test("parses the URL of each page address back to the same address", () => {
  for (const address of allAddresses) expect(pageAddress(address.url)).toEqual(address);
});
