import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import rivers from "../../app/ui/rivers.json" with { type: "json" };

const markup = globSync("app/**/*.{ts,tsx}")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

test.each(globSync("app/**/*.css"))("%s contains no unused class", (file) => {
  const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\/|"[^"]*"/gs, "");
  const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1] ?? ""));
  const unused = [...classes].filter((name) => !isUsed(name));
  expect(unused).toEqual([]);
});

/** Whether the source contains the class as a word. The river's classes are built from its shapes (`river-source`). */
function isUsed(name: string) {
  const whole = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
  return whole.test(markup) || Object.keys(rivers).some((shape) => name === `river-${shape}`);
}
