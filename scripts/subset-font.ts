// Writes app/layout/fonts/truculenta.woff2: the display face at its largest optical size and normal width, with
// the glyphs of the site's languages (and of Hungarian names) only. Run it after changing one of them.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { languages } from "../locales/languages.server.ts";

// Hungarian names.
const names = "öőű";
const glyphs =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0\u202f.,:;!?¡¿'\"‘’“”«»()/&+-–—…%€@#©·•→×*_" +
  names +
  Object.values(languages)
    .map(({ letters }) => letters)
    .join("");

const source = new URL(
  import.meta.resolve("@fontsource-variable/truculenta/files/truculenta-latin-standard-normal.woff2"),
);

const subset = await subsetFont(readFileSync(source), glyphs, {
  targetFormat: "woff2",
  variationAxes: { opsz: 72, wdth: 100, wght: { min: 400, max: 800 } },
});
writeFileSync(new URL("../app/layout/fonts/truculenta.woff2", import.meta.url), subset);
console.log(`${subset.length} bytes`);
