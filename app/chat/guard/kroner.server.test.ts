import { expect, test, vi } from "vitest";
import type { Language } from "#locales/language.ts";
import { unconfirmedClaims } from "./unconfirmed.server.ts";

// Uses kroner and Danish, because the full stop in "kr." doesn't end a sentence, and "to" means "two" in Danish.
vi.mock("#app/studio/price-list.ts", () => import("../../../tests/fixtures/price-list.ts"));
vi.mock("#app/studio/company.json", async (original) => {
  const { default: own } = await original<{ default: object }>();
  return { default: { ...own, currency: "DKK" } };
});
vi.mock("#locales/languages.server.ts", async (original) => {
  const { languages } = await original<typeof import("#locales/languages.server.ts")>();
  const { assistant, services, ...more } = languages.en.copy;
  const { rows, ...pricing } = services.pricing;
  const both =
    "{{service}}: {{fixed}} på én gang eller {{subscription}} på abonnement." as typeof assistant.prices.both;
  const danish = { ...pricing, range: "{{from}} til {{to}}", rows: { ...rows, mvp: "MVP til firmaer" } };
  const copy = {
    ...more,
    services: { ...services, pricing: danish } as typeof services,
    assistant: { ...assistant, prices: { ...assistant.prices, both } },
  };
  const da: Language = { ...languages.en, region: "da-DK", numbers: [["to tre fire", 2, 1]], copy };
  return { languages: { ...languages, da } };
});

test.each<[reply: string, unconfirmed: string[]]>([
  ["SaaS prototype: 18.000 to 28.500 kr. as a fixed price, or 4.500 kr. per month as a subscription.", []],
  ["SaaS prototype: 18.000 to 28.500 kr. på én gang eller 4.500 kr. per month på abonnement.", []],
  ["SaaS prototype: 4.500 kr. på én gang eller 4.500 kr. per month på abonnement.", ["4.500 kr."]],
  ["Landing page: 900 til 2.550 kr. på én gang eller 120 til 840 kr. per month på abonnement.", []],
  ["An MVP costs 12.000 kr. A landing page costs 900 kr.", []],
  ["An MVP costs 12.000 kr. per month.", ["12.000 kr."]],
  ["A SaaS prototype costs DKK 18,000 to DKK 28,500, or 18,000 kr. to 28,500 kr.", []],
  [
    "A SaaS prototype takes two to four weeks and costs 777 DKK to DKK 888.",
    ["two", "four weeks", "777 DKK", "DKK 888"],
  ],
  ["An MVP costs 12 000 DKK, kr 12.000, 12 000 kroner or 777 SEK.", ["777 SEK"]],
])("finds the unconfirmed claims in %j: %j @sample", (reply, unconfirmed) => {
  expect(unconfirmedClaims(reply)).toEqual(unconfirmed);
});
