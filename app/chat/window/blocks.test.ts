import { expect, test } from "vitest";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { blocksOf } from "./blocks.ts";

test("parses lists, short headings and paragraphs as models write them", () => {
  const text =
    "Two ways:\n\n- Once: €300\n- Monthly\n\n## What is in it\n1. Hosting\n\n2. Updates\n\nThat is\nall.";
  expect(blocksOf(text)).toEqual([
    { at: 0, type: "p", lines: ["Two ways:"] },
    { at: 2, type: "ul", lines: ["Once: €300", "Monthly"] },
    { at: 5, type: "heading", lines: ["What is in it"] },
    { at: 6, type: "ol", start: 1, lines: ["Hosting", "Updates"] },
    { at: 10, type: "p", lines: ["That is", "all."] },
  ]);
});

test.each([
  ["a list that doesn't start at 1", "3. Third", { type: "ol", start: 3, lines: ["Third"] }],
  ["a list with another bullet character", "• One", { type: "ul", lines: ["One"] }],
  ["an indented item", "  * One", { type: "ul", lines: ["One"] }],
])("parses %s", (_, text, block) => {
  expect(blocksOf(text)).toEqual([{ at: 0, ...block }]);
});

test.each([
  "-40 % is no discount",
  "#1 in town",
  `# ${"A sentence with a sign before it ".repeat(3)}`,
  "2026. That year.",
  "1.5 % per month",
  "- ",
  "<h1>hello</h1>",
])("parses %j as an unchanged paragraph", (text) => {
  expect(blocksOf(text)).toEqual([{ at: 0, type: "p", lines: [text.trim()] }]);
});

test.each(["- ", "1. ", "# ", "\n", " "])(
  "parses blocks in linear time: %j",
  (worst) => expectLinearTime((text) => blocksOf(text), worst),
  30_000,
);
