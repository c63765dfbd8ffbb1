import { defaultLocale, type Locale, locales } from "../../../app/i18n/locales.ts";
import { pages, pathOf } from "../../../app/pages.ts";
import { distinctOffers } from "../../../app/studio/estimate-query.ts";
import { isFull } from "../../full.ts";
import { at } from "../../words.ts";

const fullEstimate = `${pathOf("estimate")}?${distinctOffers.map(({ name }) => `row=${name}`).join("&")}`;

/** Every address with a different layout. */
export const everyAddress = [...pages.map(({ path }) => path), "/chat", "/nowhere", fullEstimate];

/** Three pages with every kind of component in `npm test`, every address in `npm run test:full`. */
export const checkedAddresses = isFull ? everyAddress : ["/", at.services, at.contact];

/** The languages to check. French has the longest words. */
export const checkedLocales: readonly Locale[] = isFull
  ? locales
  : [locales.find((locale: string) => locale === "fr") ?? defaultLocale];
