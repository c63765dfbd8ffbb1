import { Resvg } from "@resvg/resvg-js";
import { Buffer, Font, shape, Variation } from "harfbuzzjs";
import { siteFaces } from "../font-files.ts";

export type Typesetter = Awaited<ReturnType<typeof typesetter>>;

/** Sets text in the site's display font, never in one of the machine's fonts. */
export async function typesetter() {
  const faces = await siteFaces("truculenta");
  const em = faces[0]?.face.upem ?? 1000;
  const fontsOf = (weight: number) =>
    faces.map(({ face }) => {
      const font = new Font(face);
      font.setVariations([new Variation("wght", weight)]);
      return font;
    });
  const fonts = { 500: fontsOf(500), 700: fontsOf(700) };

  return {
    render: (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render(),

    /** Returns the width of a line in bold, in ems. */
    width: (line: string) => glyphsOf(line, fonts[700]).reduce((sum, { advance }) => sum + advance, 0) / em,

    /** Returns a line as the outline of an SVG path, because resvg supports no WOFF2 and no variable fonts. */
    outline(line: string, weight: keyof typeof fonts, x: number, y: number, size: number) {
      let start = x;
      const scale = size / em;
      const placed = (value: number, at: number) => (at % 2 ? y - value * scale : start + value * scale);
      const path: string[] = [];
      for (const { font, glyph, advance } of glyphsOf(line, fonts[weight])) {
        for (const { type, values } of font?.glyphToJson(glyph) ?? [])
          path.push(type + values.map(placed).join(" "));
        start += advance * scale;
      }
      return path.join("");
    },
  };
}

/** Finds a line's glyphs, in the other files if the main one lacks them, with their advances in font units. */
function glyphsOf(line: string, [main, ...others]: Font[]) {
  const buffer = new Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  if (main) shape(main, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0 }) => {
    const code = line.codePointAt(cluster) ?? 0;
    const other = codepoint ? undefined : others.find((font) => font.nominalGlyph(code));
    const glyph = other?.nominalGlyph(code) ?? codepoint;
    return { font: other ?? main, glyph, advance: other?.glyphHAdvance(glyph) ?? xAdvance };
  });
}
