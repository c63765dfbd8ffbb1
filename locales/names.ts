import { studio } from "#app/studio/company.ts";

/** The studio's name, as the words of a message are read. */
export const studioName = plain(studio.name);

/** All countries but the studio's own, as they are called in a language, and as the words of a message are read. */
export function countriesIn(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const found = letters
    .flatMap((one) => letters.map((two) => one + two))
    .filter((code) => code !== studio.country);
  // What is no country, such as ZZ, is in brackets or has no name; many names of islands hold signs.
  const called = found
    .flatMap((code) => plain(names.of(code) ?? ""))
    .filter((name) => /^\p{L}[\p{L} ]+$/u.test(name));
  return [...new Set(called)].join(", ");
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

function plain(name: string) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}(]+/gu, " ")
    .trim();
}
