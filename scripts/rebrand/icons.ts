import { Resvg } from "@resvg/resvg-js";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { readColors } from "../colors.ts";
import { displaySources } from "../font-files.ts";

type Colors = ReturnType<typeof readColors>;

const wave = "M2 18.6c3.6-3.3 7.2-3 10.6-.4s7.4 4.7 11.2 2.2 4.2-4.2 6.2-4.6";

/** Draws the icons in public/: the studio's initial, crossed by the river, in every format that browsers request. */
export async function icons(name: string, colors: Colors): Promise<Record<string, string | Buffer>> {
  const mark = markOf(await letterPath(name), colors);
  const transparent = svg(
    `<style>@media(prefers-color-scheme:dark){.d{fill:${colors.ink[1]}}}</style>${mark}`,
  );
  // Launchers cut their own shape out of a full square.
  const onPaper = (scale: number) =>
    svg(
      `<rect width="32" height="32" fill="${colors.paper[0]}"/><g transform="translate(${16 * (1 - scale)} ${16 * (1 - scale)}) scale(${scale})">${mark}</g>`,
    );
  return {
    "public/favicon.svg": transparent,
    "public/favicon.ico": ico(png(transparent, 32)),
    "public/apple-touch-icon.png": png(onPaper(0.8), 180),
    "public/icon-192.png": png(onPaper(0.86), 192),
    "public/icon-512.png": png(onPaper(0.86), 512),
    "public/icon-maskable.png": png(onPaper(0.66), 512),
  };
}

/** Draws the letter and the river. The light theme's colour is an attribute, for SVG renderers without styles. */
function markOf(letter: string, { ink, line }: Colors) {
  return `<mask id="gap"><path fill="#fff" d="M0 0h32v32H0z"/><path fill="none" stroke="#000" stroke-width="6.8" stroke-linecap="round" d="${wave}"/></mask><path class="d" fill="${ink[0]}" mask="url(#gap)" d="${letter}"/><path fill="none" stroke="${line[0]}" stroke-width="3.6" stroke-linecap="round" d="${wave}"/>`;
}

/** Draws the name's first letter or digit, 27 units on its longer side, centred in 32 by 32. */
async function letterPath(name: string) {
  const letter = Array.from(name.toUpperCase()).find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? "O";
  const code = letter.codePointAt(0) ?? 0;
  const still = { targetFormat: "sfnt", variationAxes: { opsz: 72, wdth: 125, wght: 800 } } as const;
  const files = await Promise.all(displaySources.map(({ source }) => subsetFont(source, letter, still)));
  const fonts = files.map((file) => new Font(new Face(new Blob(file))));
  const font = fonts.find((each) => each.nominalGlyph(code));
  const glyph = font?.nominalGlyph(code) ?? 0;
  const box = font?.glyphExtents(glyph);
  if (!font || !box)
    throw new Error(
      `the display font has no letter ${letter}: choose a name that starts with another letter, or replace the font`,
    );
  const scale = 27 / Math.max(-box.height, box.width);
  const x = (value: number) => round(16 + (value - box.xBearing - box.width / 2) * scale);
  const y = (value: number) => round(16 - (value - box.yBearing - box.height / 2) * scale);
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => type + values.map((value, at) => (at % 2 ? y(value) : x(value))).join(" "))
    .join("");
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}

function svg(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`;
}

function png(drawing: string, size: number) {
  return new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** Wraps a PNG in an ICO file: its header, and one entry of 32 × 32 pixels with 1 plane and 32 bits per pixel. */
function ico(picture: Buffer) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.byteLength, 14);
  return Buffer.concat([header, picture]);
}
