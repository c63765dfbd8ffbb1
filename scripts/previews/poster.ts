import { copyIn } from "../../app/i18n/copy.server.ts";
import type { Locale } from "../../app/i18n/locales.ts";
import type { PageId } from "../../app/pages.ts";
import { studio } from "../../app/studio/company.ts";
import { readColors } from "../colors.ts";
import type { Typesetter } from "./typesetter.ts";

const colors = readColors();
const [paper, ink, river] = [colors.paper[0], colors.ink[0], colors.line[0]];
const margin = 72;
// Outlines letters in the paper's colour, to leave a gap where they cross the river, as in the studio's mark.
const gap = `stroke="${paper}" stroke-width="24" stroke-linejoin="round" paint-order="stroke"`;
const measure = 1200 - 2 * margin;

/** The bend of the river on the previews of these pages. */
const bends: Partial<Record<PageId, string>> = {
  home: "M-40 508C160 508 240 440 400 448s200 84 380 66 190-152 330-150 90 40 170 60",
  about: "M-40 250C110 250 150 470 350 486s230-130 400-126 190 150 330 148 130-60 200-60",
  services: "M-40 500C90 500 170 484 300 484s170 34 310 34 170-100 310-100 170 76 320 60",
  projects: "M-40 380C80 300 180 500 320 500s110-120 240-120 120 130 250 130 120-140 240-140 110 90 190 90",
  testimonials: "M-40 440C180 560 330 500 470 440s330-140 470-40 180 80 310-20",
  techStack: "M-40 516h330c90 0 90-30 180-30h90c90 0 90 30 180 30h100c110 0 110-182 220-182h220",
  contact: "M-40 330C200 330 180 500 420 500s300-160 480-90 150 110 340 90",
  terms: "M-40 470C200 440 360 470 600 490s420 0 640-60",
  privacy: "M-40 420C160 500 320 520 520 480s320-90 470-50 160 60 250 40",
  accessibility: "M-40 480C140 480 200 400 380 400s220 100 420 100 240-90 480-90",
};

const straight = "M-40 450C240 410 480 500 760 470s340-80 480-60";

/** Draws the preview as SVG: the page's heading as large as it fits, with the river behind it. */
export function poster(type: Typesetter, page: PageId, locale: Locale) {
  const { tag } = copyIn(locale, "home").hero;
  const { lines, size } = fitted(type, copyIn(locale, page).title);
  const leading = size * 0.9;
  const first = 330 - ((lines.length - 1) * leading) / 2 + size * 0.26;
  const set = (line: string, weight: 500 | 700, y: number, size: number, style = "") =>
    `<path aria-label="${escapeXml(line)}" d="${type.outline(line, weight, margin, y, size)}" fill="${ink}" ${style}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${paper}"/>
<path d="${bends[page] ?? straight}" fill="none" stroke="${river}" stroke-width="16" stroke-linecap="round"/>
${set(studio.name, 700, 104, 46)}
${lines.map((line, index) => set(line, 700, first + index * leading, size, gap)).join("\n")}
${set(tag, 500, 574, 34, 'opacity="0.78"')}
</svg>`;
}

/** Finds the largest size at which the heading fits in three lines, and balances the lines. */
function fitted(type: Typesetter, title: string) {
  for (let size = 190; size > 60; size -= 4) {
    const lines = wrap(type, title, size, measure);
    if (!lines || lines.length > 3 || lines.length * size * 0.9 > 370) continue;
    let even = lines;
    for (let width = measure; ; width -= 10) {
      const narrower = wrap(type, title, size, width);
      if (narrower?.length !== lines.length) return { lines: even, size };
      even = narrower;
    }
  }
  throw new Error(`title too long for a preview image; shorten it in locales/: ${title}`);
}

/** Breaks a title into lines no wider than `width`. Returns null if a single word is wider. */
function wrap(type: Typesetter, title: string, size: number, width: number) {
  const fits = (line: string) => type.width(line) * size <= width;
  const lines: string[] = [];
  // Breaks only at plain spaces, so that French punctuation stays with its word.
  for (const word of title.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (!fits(word)) return null;
    if (lines.length && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
