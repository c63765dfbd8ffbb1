import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColors } from "./theme-colors.ts";

test("the browser's frame has the colours of --paper", () => {
  const styles = readFileSync(new URL("../styles.css", import.meta.url), "utf8");
  const [light, dark] = /--paper: light-dark\((oklch\(.*?\)), (oklch\(.*?\))\)/.exec(styles)?.slice(1) ?? [];
  expect(themeColors).toEqual({ light: hex(light), dark: hex(dark) });
});

/** OKLCH to sRGB, by the matrices of its author. */
function hex(oklch = "") {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((x) => channel(x).toString(16).padStart(2, "0")).join("")}`;
}

function channel(x: number) {
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
}
