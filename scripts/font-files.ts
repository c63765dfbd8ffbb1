import { globSync, readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";

/** The display font's files in its package, which differ in their letters. Most languages need only the first. */
export const displaySources = ["latin", "latin-ext", "vietnamese"].map((letters) => {
  const file = `@fontsource-variable/truculenta/files/truculenta-${letters}-standard-normal.woff2`;
  return { letters, source: readFileSync(new URL(import.meta.resolve(file))) };
});

/** Opens the site's files of a font: the main one first, then those with letters that it lacks. */
export function siteFaces(name: string) {
  const files = [`app/layout/fonts/${name}.woff2`, ...globSync(`app/layout/fonts/${name}-*.woff2`)];
  return Promise.all(files.map((file) => openFace(readFileSync(file))));
}

/** Opens a font of any format, with the characters that it has. */
export async function openFace(source: Buffer) {
  const asItIs = { targetFormat: "sfnt", keepAllGlyphs: true } as const;
  const face = new Face(new Blob(await subsetFont(source, "", asItIs)));
  return {
    face,
    characters: new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code))),
  };
}
