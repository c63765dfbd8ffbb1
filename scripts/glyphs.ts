import { copyIn } from "../app/i18n/copy.server.ts";
import { locales } from "../app/i18n/locales.ts";
import { studio } from "../app/studio/company.ts";
import { projects } from "../app/studio/projects.ts";
import { techStack } from "../app/studio/tech-stack.ts";
import { testimonials } from "../app/studio/testimonials.ts";
import type { Namespace } from "../locales/language.ts";
import { languages } from "../locales/languages.server.ts";
import { siteFaces } from "./font-files.ts";

/** For each font, matches the keys of the texts that are set in it. */
export const shownIn = {
  truculenta: /^(name|title|heading|tag|question|role|button|cta|.*Cta|.*[lL]ink)$/,
  faustina: /./,
};

/** Returns every character of the names and of the texts set in a font, with the first place where it occurs. */
export function usedCharacters(face: keyof typeof shownIn) {
  const places = new Map<string, string>();
  const note = (place: string, shown: RegExp) => (key: string, value: unknown) => {
    if (typeof value === "string" && shown.test(key))
      for (const character of value.replace(/\{\{\w+\}\}|\s/g, ""))
        if (!places.has(character)) places.set(character, `${place}: ${value}`);
    return value;
  };
  JSON.stringify([studio, projects, techStack, testimonials], note("app/studio", /./));
  for (const locale of locales) {
    for (const namespace of Object.keys(languages[locale].copy) as Namespace[])
      JSON.stringify(copyIn(locale, namespace), note(`locales/${locale}, ${namespace}`, shownIn[face]));
  }
  return places;
}

export async function missingGlyphs(name: keyof typeof shownIn) {
  const faces = await siteFaces(name);
  return [...usedCharacters(name)]
    .filter(([character]) => !faces.some(({ characters }) => characters.has(character)))
    .map(([character, place]) => `${character}  ${place}`);
}
