import { expect, test } from "vitest";
import { leadWith } from "../../../tests/lead.ts";
import { asCsv, asText } from "./command.server.ts";

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

test("a listing does not obey escape sequences", () => {
  const lead = leadWith({ name: "A\u001b[31m", email: "a@example.com", message: "x\u0007\ny" });
  const entry = { id: 1, receivedAt: 0, ...lead };
  expect(asText([entry], "")).toBe(
    "#1  1970-01-01 00:00:00  A\ufffd[31m <a@example.com>\n    x\ufffd\n    y\n",
  );
});
