import { readFileSync } from "node:fs";

export const colorNames = ["paper", "ink", "signal", "line", "water"] as const;
type ColorName = (typeof colorNames)[number];
type Color = [day: string, night: string];

export const stylesFile = "app/styles.css";

/** Reads the base colours from the styles. Every other colour is mixed from these. */
export function readColors(styles = readFileSync(stylesFile, "utf8")) {
  const value = (name: ColorName, time: string) => {
    const [, color] = new RegExp(`--${name}-${time}: (#[0-9a-f]{6});`).exec(styles) ?? [];
    if (!color) throw new Error(`${stylesFile} must define --${name}-${time} as #rrggbb`);
    return color;
  };
  const entries = colorNames.map((name): [ColorName, Color] => [
    name,
    [value(name, "day"), value(name, "night")],
  ]);
  return Object.fromEntries(entries) as Record<ColorName, Color>;
}
