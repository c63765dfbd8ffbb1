import { expect, test, vi } from "vitest";
import { unconfirmedClaims } from "./unconfirmed.server.ts";

// Uses Danish kroner, because the full stop of "kr." doesn't end a sentence.
vi.mock("#app/studio/price-list.ts", () => import("../../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "DKK" } };
});

test.each<[reply: string, unconfirmed: string[]]>([
  ["SaaS prototype: 18.000 to 28.500 kr. as a fixed price, or 4.500 kr. per month as a subscription.", []],
  ["An MVP costs 12.000 kr. A landing page costs 900 kr.", []],
  ["An MVP costs 12.000 kr. per month.", ["12.000 kr."]],
  ["An MVP costs 12 000 DKK, kr 12.000, 12 000 kroner or 777 SEK.", ["777 SEK"]],
])("finds the unconfirmed claims in %j: %j @sample", (reply, unconfirmed) => {
  expect(unconfirmedClaims(reply)).toEqual(unconfirmed);
});
