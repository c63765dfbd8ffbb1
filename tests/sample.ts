import { isDeepStrictEqual } from "node:util";
import { studio } from "../app/studio/company.ts";
import { leftOut } from "../app/studio/left-out.ts";
import { type PriceId, priceRow, prices } from "../app/studio/prices.ts";
import { projects } from "../app/studio/projects.ts";
import type { Locale } from "../locales/index.ts";

/** The sample's other languages. Only for tests tagged `@sample`, which are skipped in another studio's tree. */
export const [fr, es] = ["fr", "es"] as string[] as [Locale, Locale];

/** Returns a row of the sample's price list. Only for tests tagged `@sample`. */
export function sampleRow(id: string) {
  return priceRow(id as PriceId);
}

/** Test files of the pages that are left out, and of the assistant if it is left out. */
export const testsLeftOut = [
  ...leftOut.pages.map((id) => `**/${id}.{test,spec}.ts`),
  ...(leftOut.chat ? ["**/chat-*.{test,spec}.ts"] : []),
];

/** Skips tests tagged `@sample` in another studio's tree. */
export const testNamePattern = () => (isSample ? {} : { testNamePattern: /^(?!.*@sample)/ });

/**
 * Whether the tree still has the sample studio's facts, prices and languages, on which tests tagged `@sample` depend.
 * The studio's name doesn't matter, since a studio that has only changed its name still has these facts.
 */
export const isSample = isDeepStrictEqual(
  {
    languages: studio.languages,
    currency: studio.currency,
    country: studio.country,
    prices: prices.map(({ id, fixed: { min, max } }) => [id, min, max]),
    projects: projects.map(({ id }) => id),
  },
  {
    languages: ["en", "fr", "es"],
    currency: "EUR",
    country: "HU",
    prices: [
      ["landingPage", 300, 850],
      ["marketingWebsite", 1800, 2500],
      ["figmaToUi", 700, 1000],
      ["mvp", 4000, 5800],
      ["saasPrototype", 6000, 9500],
      ["adminPanels", 2200, 4800],
      ["tokenValidation", 200, 400],
      ["rbacOauthLogging", 600, 1100],
      ["multiTenantAuth", 1500, 2800],
      ["maintenance", 400, 400],
      ["onCall", 250, 500],
    ],
    projects: [
      "house-seeker",
      "vpslab",
      "saas-genius",
      "cyber-temp",
      "nare-reti-portfolio",
      "cyberious",
      "no-inspect",
      "lfgeb-truth",
      "techboard-3d",
      "casinus",
      "cap-killer",
    ],
  },
);
