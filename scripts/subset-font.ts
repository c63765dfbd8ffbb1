// `npm run fonts` writes app/layout/fonts/: the display font at its largest optical size and normal width, and the text
// font, each with only the glyphs of the site's languages and names. Run it after changing a language or a name.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { languages } from "../locales/languages.server.ts";
import { displaySources, openFace } from "./font-files.ts";
import { type shownIn, usedCharacters } from "./glyphs.ts";

const signs =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0\u202f.,:;!?¡¿'‘’“”«»()/&+-–—…%€@©·×";
const letters = Object.values(languages).map((language) => language.letters);
const folder = "app/layout/fonts";

// Without alternate glyphs, the fonts are a third smaller.
const slim = { targetFormat: "woff2" as const, keepFeatures: ["kern", "liga", "lnum", "tnum"] };

// Fontsource's Latin file lacks the Hungarian letters.
const faustina = "@expo-google-fonts/faustina/400Regular/Faustina_400Regular.ttf";
await write("faustina", readFileSync(new URL(import.meta.resolve(faustina))), glyphsOf("faustina", '"#$*_•'));

const displayAxes = { variationAxes: { opsz: 72, wdth: 100, wght: { min: 400, max: 800 } } };
const rules = [
  "/* biome-ignore-all format: `npm run fonts` writes the letters that the main file lacks */\n",
];
let left = glyphsOf("truculenta");
for (const [index, { letters, source }] of displaySources.entries()) {
  const name = index ? `truculenta-${letters}` : "truculenta";
  const { characters } = await openFace(source);
  const here = left.filter((glyph) => characters.has(glyph));
  left = left.filter((glyph) => !characters.has(glyph));
  if (here.length) await write(name, source, here, displayAxes);
  else rmSync(`${folder}/${name}.woff2`, { force: true });
  if (index && here.length) rules.push(fontFace(name, here));
}
writeFileSync(`${folder}/more-letters.css`, rules.join("\n"));
const missing = left.filter((glyph) => glyph.trim());
if (missing.length) console.log(`The display font has no ${missing.join(" ")}`);

function glyphsOf(name: keyof typeof shownIn, extra = "") {
  // A name may contain a letter that none of the languages has.
  return [...new Set([signs, ...letters, extra, ...usedCharacters(name).keys()].join(""))];
}

async function write(name: string, source: Buffer, glyphs: string[], axes = {}) {
  const subset = await subsetFont(source, glyphs.join(""), { ...slim, ...axes });
  writeFileSync(`${folder}/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** The styles of a further file. Every page preloads it; its range tells which letters the browser takes from it. */
function fontFace(name: string, glyphs: string[]) {
  const range = glyphs.map((glyph) => `U+${glyph.codePointAt(0)?.toString(16)}`);
  return `@font-face {
  font-family: Truculenta;
  src: url("./${name}.woff2") format("woff2");
  font-weight: 400 800;
  font-display: swap;
  unicode-range: ${range.join(", ")};
}
`;
}
