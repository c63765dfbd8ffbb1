import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import subsetFont from "subset-font";

export type Weight = 500 | 700;
export type Typesetter = Awaited<ReturnType<typeof typesetter>>;

/** Sets text in the site's display face, and nothing else: the machine's own fonts are never asked. */
export async function typesetter() {
  const folder = mkdtempSync(join(tmpdir(), "previews-"));
  const source = readFileSync(new URL("../../app/layout/fonts/truculenta.woff2", import.meta.url));
  const weights: Weight[] = [500, 700];
  const fontFiles = await Promise.all(
    weights.map(async (weight) => {
      const file = join(folder, `${weight}.ttf`);
      // resvg reads neither WOFF2 nor the axes of a variable font: one still font for each weight.
      const options = { targetFormat: "sfnt", keepAllGlyphs: true, variationAxes: { wght: weight } } as const;
      writeFileSync(file, await subsetFont(source, "", options));
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Truculenta" };
  const widths = new Map<string, number>();

  return {
    render: (svg: string) => new Resvg(svg, { font }).render(),

    /** How wide a text is at a size. */
    width(text: string, weight: Weight, size: number) {
      const key = `${weight} ${text}`;
      const known = widths.get(key) ?? measure(text, weight);
      widths.set(key, known);
      return (known * size) / 100;
    },
  };

  function measure(text: string, weight: Weight) {
    // Spaces at the ends have no box: two strokes around them do.
    const box = (content: string) =>
      new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text xml:space="preserve" x="100" y="200" font-family="Truculenta" font-weight="${weight}" font-size="100">${escapeXml(content)}</text></svg>`,
        { font },
      ).getBBox()?.width ?? 0;
    return box(`|${text}|`) - box("||");
  }
}

export function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
