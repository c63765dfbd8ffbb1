// Draws the studio's mark, a D that the river crosses, in every form that browsers ask for, into public/.
// Run it after a change of the mark or of the colours: `node scripts/icons.ts`.
import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { themeColors } from "../app/theme/theme-colors.ts";

const ink = { light: "#162330", dark: "#f3eee3" };
const line = "#368e9c";
const wave = "M2 18.6c3.6-3.3 7.2-3 10.6-.4s7.4 4.7 11.2 2.2 4.2-4.2 6.2-4.6";
// The D, the gap that the river cuts into it, and the river.
const mark = `<mask id="gap"><path fill="#fff" d="M0 0h32v32H0z"/><path fill="none" stroke="#000" stroke-width="6.8" stroke-linecap="round" d="${wave}"/></mask><path class="d" fill="${ink.light}" fill-rule="evenodd" mask="url(#gap)" d="M5 2.5h9.5C23 2.5 28 7.8 28 16s-5 13.5-13.5 13.5H5Zm6 5.3v16.4h3.2c4.9 0 7.6-2.9 7.6-8.2s-2.7-8.2-7.6-8.2Z"/><path fill="none" stroke="${line}" stroke-width="3.6" stroke-linecap="round" d="${wave}"/>`;

write("favicon.svg", transparent());
write("favicon.ico", ico(png(transparent(), 32)));
// Launchers cut their own shape out of a full square.
write("apple-touch-icon.png", png(onPaper(0.8), 180));
write("icon-192.png", png(onPaper(0.86), 192));
write("icon-512.png", png(onPaper(0.86), 512));
write("icon-maskable.png", png(onPaper(0.66), 512));

/** Follows the system's theme; the day's colour is an attribute, so that a reader of plain SVG sees it. */
function transparent() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media(prefers-color-scheme:dark){.d{fill:${ink.dark}}}</style>${mark}</svg>`;
}

function onPaper(scale: number) {
  const edge = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${themeColors.light}"/><g transform="translate(${edge} ${edge}) scale(${scale})">${mark}</g></svg>`;
}

function png(svg: string, size: number) {
  return new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
}

/** An ICO with one picture: its header, one entry, and the PNG as it is. */
function ico(picture: Buffer) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, picture]);
}

function write(name: string, content: string | Buffer) {
  writeFileSync(new URL(`../public/${name}`, import.meta.url), content);
}
