// Draws each page's link preview, without the network or the machine's fonts. Runs at the end of `npm run build`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { encode } from "fast-png";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/pages.ts";
import { previewPath } from "../app/seo/addresses.ts";
import { missingGlyphs } from "./glyphs.ts";
import { poster } from "./previews/poster.ts";
import { typesetter } from "./previews/typesetter.ts";

const missing = [...(await missingGlyphs("truculenta")), ...(await missingGlyphs("faustina"))];
if (missing.length) {
  console.error(`The fonts lack these letters; run \`npm run fonts\` to add them:\n${missing.join("\n")}`);
  process.exit(1);
}

const limit = 60_000;
const type = await typesetter();

for (const locale of locales) {
  for (const { id } of pages) {
    const { width, height, pixels } = type.render(poster(type, id, locale));
    // resvg's own encoder makes files that are 50 % larger, which is over the limit.
    const png = encode({ width, height, data: pixels }, { zlib: { level: 9 } });
    if (png.byteLength > limit)
      throw new Error(`${previewPath(id, locale)} has ${png.byteLength} bytes; the limit is ${limit}`);
    const file = `build/client${previewPath(id, locale)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, png);
  }
}
