import { expect, test } from "vitest";
import { readEnvFile } from "./env-file.ts";

test.each([
  ["PORT=1", { PORT: "1" }],
  ["\uFEFFPORT=1", { PORT: "1" }],
  ["# a comment\r\n\r\nexport PORT = 1 # why\r\n", { PORT: "1" }],
  [`A="abc#def" # why\nB='abc#def'\nC=`, { A: "abc#def", B: "abc#def", C: "" }],
])("reads %j without a problem", (text, values) => {
  expect(readEnvFile(text)).toEqual({ values, problems: [] });
});

test.each([
  ["PORT=1\nTOKEN=abc#secret", "line 2 has a # in TOKEN, where the value would end: put the value in quotes"],
  ["TOKEN=#secret", "line 1 has a # in TOKEN, where the value would end: put the value in quotes"],
  ["TOKEN: secret", "line 1 isn't a setting: write NAME=value"],
  ["secret", "line 1 isn't a setting: write NAME=value"],
])("reports %j without its value", (text, problem) => {
  expect(readEnvFile(text).problems).toEqual([problem]);
});
