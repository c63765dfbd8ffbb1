// `npm run fonts` writes app/layout/fonts/: the display font at its largest optical size and normal width, and the text
// font, each with only the glyphs of the site's languages and names. Run it after changing a language or a name.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { languages } from "../locales/languages.server.ts";
import { usedCharacters } from "./glyphs.ts";

const signs =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0\u202f.,:;!?¡¿'‘’“”«»()/&+-–—…%€@©·×";
const letters = Object.values(languages).map((language) => language.letters);

const faces = [
  {
    name: "truculenta",
    source: "@fontsource-variable/truculenta/files/truculenta-latin-standard-normal.woff2",
    extra: "",
    variationAxes: { opsz: 72, wdth: 100, wght: { min: 400, max: 800 } },
  },
  // Fontsource's Latin file lacks the Hungarian letters.
  {
    name: "faustina",
    source: "@expo-google-fonts/faustina/400Regular/Faustina_400Regular.ttf",
    extra: '"#$*_•',
  },
] as const;

// Without alternate glyphs, the fonts are a third smaller.
const slim = { targetFormat: "woff2" as const, keepFeatures: ["kern", "liga", "lnum", "tnum"] };

for (const { name, source, extra, ...options } of faces) {
  // A name may contain a letter that none of the languages has.
  const glyphs = [signs, ...letters, extra, ...usedCharacters(name).keys()].join("");
  const font = readFileSync(new URL(import.meta.resolve(source)));
  const subset = await subsetFont(font, glyphs, { ...slim, ...options });
  writeFileSync(new URL(`../app/layout/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
