import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

export type Typesetter = Awaited<ReturnType<typeof typesetter>>;

/** Sets text in the site's display font, never in one of the machine's fonts. */
export async function typesetter() {
  const folder = mkdtempSync(join(tmpdir(), "previews-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const source = readFileSync(new URL("../../app/layout/fonts/truculenta.woff2", import.meta.url));
  // resvg supports neither WOFF2 nor the axes of a variable font, so each weight becomes a static font.
  const fontFiles = await Promise.all(
    [500, 700].map(async (wght) => {
      const options = { targetFormat: "sfnt", keepAllGlyphs: true, variationAxes: { wght } } as const;
      const file = join(folder, `${wght}.ttf`);
      writeFileSync(file, await subsetFont(source, "", options));
      return file;
    }),
  );
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Truculenta" };
  const face = new Face(new Blob(readFileSync(join(folder, "700.ttf"))));
  const boldFont = new Font(face);

  return {
    render: (svg: string) => new Resvg(svg, { font }).render(),

    /** Returns the width of a line in bold, in ems. */
    width(line: string) {
      const buffer = new Buffer();
      buffer.addText(line);
      buffer.guessSegmentProperties();
      shape(boldFont, buffer);
      return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
    },
  };
}
