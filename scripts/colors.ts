import { readFileSync } from "node:fs";

export const stylesFile = "app/styles.css";

/** Reads the base colours from the styles. Every other colour is mixed from these. */
export function readColors() {
  const styles = readFileSync(stylesFile, "utf8");
  const value = (name: string) => {
    const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(styles) ?? [];
    if (!color) throw new Error(`${stylesFile} must define --${name} as #rrggbb`);
    return color;
  };
  const pair = (name: string): [day: string, night: string] => [value(`${name}-day`), value(`${name}-night`)];
  return {
    paper: pair("paper"),
    ink: pair("ink"),
    signal: pair("signal"),
    line: pair("line"),
    water: pair("water"),
  };
}
