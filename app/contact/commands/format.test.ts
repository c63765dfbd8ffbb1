import { expect, test } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { asCsv, asJson, asText } from "./format.ts";

test("an export can be opened by a spreadsheet, and runs nothing there", () => {
  const csv = asCsv(
    ["id", "text"],
    [
      { id: -1, text: '=cmd|" /C calc"!A0' },
      { id: 2, text: "a,\nb" },
    ],
  );
  expect(csv).toBe('\ufeffid,text\r\n-1,"\'=cmd|"" /C calc""!A0"\r\n2,"a,\nb"\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["a;=1+1", "a;'=1+1"],
  ["a\t+1", "a\t'+1"],
  ["a\n  -1;@b", "a\n  '-1;'@b"],
  ["＝1", "'＝1"],
  ["a - b = c; d", "a - b = c; d"],
])("nor where it takes a part of %j for a cell of its own", (text, cell) => {
  const csv = asCsv(["text"], [{ text }]).split("\r\n").slice(1).join("");
  expect(csv).toBe(cell.includes("\n") ? `"${cell}"` : cell);
});

test("neither an export nor a listing holds what a terminal obeys", () => {
  const text = "\u001b[31m\u009b2J\u202egnp.exe\u2066";
  const [csv, json] = [asCsv(["text"], [{ text }]), asJson([{ text }])];
  expect(csv.slice(1)).toBe("text\r\n\ufffd[31m\ufffd2J\ufffdgnp.exe\ufffd\r\n");
  expect(json).not.toMatch(/[^\P{C}\n]/u);
  expect(JSON.parse(json)).toEqual([{ text }]);
});

test.each<[string, (text: string) => unknown, string]>([
  ["a cell", (text) => asCsv(["text"], [{ text }]), "; \t \n"],
  [
    "a listing",
    (text) => asText([{ id: 1, receivedAt: 0, ...leadWith({ message: text }) }], ""),
    "\u001b\n ",
  ],
  ["JSON", (text) => asJson([text]), "\u202e"],
])("%s of whatever a visitor wrote is made in linear time", (_, run, worst) => expectLinearTime(run, worst));

test("a listing does not obey escape sequences", () => {
  const lead = leadWith({ name: "A\u001b[31m", email: "a@example.com", message: "x\u0007\ny" });
  const entry = { id: 1, receivedAt: 0, ...lead };
  expect(asText([entry], "")).toBe(
    "#1  1970-01-01 00:00:00  A\ufffd[31m <a@example.com>\n    x\ufffd\n    y\n",
  );
});
