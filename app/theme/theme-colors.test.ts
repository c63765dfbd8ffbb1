import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColors } from "./theme-colors.ts";

test("the theme colours for the browser's toolbar match --paper in the stylesheet", () => {
  const styles = readFileSync(new URL("../styles.css", import.meta.url), "utf8");
  const paper = (time: string) => new RegExp(`--paper-${time}: (.*);`).exec(styles)?.[1];
  expect(themeColors).toEqual({ light: paper("day"), dark: paper("night") });
});
