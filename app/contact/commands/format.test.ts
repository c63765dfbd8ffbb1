import { expect, test } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { asCsv, asJson, asText } from "./format.ts";

test("writes CSV with a BOM, CRLF line ends and escaped formulas", () => {
  const rows = [
    { id: -1, text: '=cmd|" /C calc"!A0' },
    { id: 2, text: "a,\nb" },
  ];
  const csv = asCsv(["id", "text"], rows);
  expect(csv).toBe('\ufeffid,text\r\n-1,"\'=cmd|"" /C calc""!A0"\r\n2,"a,\nb"\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["a;=1+1", "a;'=1+1"],
  ["a\t+1", "a\t'+1"],
  ["a\n  -1;@b", "a\n  '-1;'@b"],
  ["＝1", "'＝1"],
  ["a - b = c; d", "a - b = c; d"],
  [`x;"=cmd|' /C calc'!A0;y`, `x;"'=cmd|' /C calc'!A0;y`],
  ['n;"@SUM(1)', `n;"'@SUM(1)`],
  ['y\t"=HYPERLINK(1)', `y\t"'=HYPERLINK(1)`],
  ['"=9', `"'=9`],
  ['a\n" "-9', `a\n" "'-9`],
  ["a;          =1", "a;          '=1"],
  ["a;\u00a0=1", "a;\u00a0'=1"],
  ["\t;\n==1", "\t;\n'==1"],
])("escapes formulas in the CSV cell %j, wherever a spreadsheet may split it", (text, cell) => {
  const [, csv = ""] = asCsv(["text"], [{ text }]).split("\r\n");
  expect(csv).toBe(/["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
});

test("replaces control and bidi characters in CSV, and escapes them in JSON", () => {
  const text = "\u001b[31m\u009b2J\u202egnp.exe\u2066";
  const [csv, json] = [asCsv(["text"], [{ text }]), asJson([{ text }])];
  expect(csv.slice(1)).toBe("text\r\n\ufffd[31m\ufffd2J\ufffdgnp.exe\ufffd\r\n");
  expect(json).not.toMatch(/[^\P{C}\n]/u);
  expect(JSON.parse(json)).toEqual([{ text }]);
});

test.each(["👩\u200d👧", "علی\u200cرضا"])("keeps the joiner in %s", (text) => {
  expect(asCsv(["text"], [{ text }])).toContain(text);
});

test.each<[string, (text: string) => string, string]>([
  ["a CSV cell", (text) => asCsv(["text"], [{ text }]), "; \t \n"],
  ["a CSV cell of formulas", (text) => asCsv(["text"], [{ text }]), '\n\n"=='],
  ["a text listing", (text) => asText({ id: 1, receivedAt: 0, ...leadWith({ message: text }) }), "\u001b\n "],
  ["JSON", (text) => asJson([text]), "\u202e"],
])("formats %s in linear time", (_, run, worst) => expectLinearTime(run, worst));

test("replaces terminal escape sequences in a text listing", () => {
  const lead = leadWith({ name: "A\u001b[31m", email: "a@example.com", message: "x\u0007\ny" });
  const entry = { id: 1, receivedAt: 0, ...lead };
  expect(asText(entry)).toBe(
    "#1  1970-01-01 00:00:00 UTC  A\ufffd[31m <a@example.com>\n    x\ufffd\n    y\n",
  );
});
