import { expect, test } from "vitest";
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
  const entry = {
    id: 1,
    receivedAt: 0,
    name: "A\u001b[31m",
    email: "a@example.com",
    service: null,
    message: "x\u0007\ny",
  };
  expect(asText([entry], "")).toBe(
    "#1  1970-01-01 00:00:00  A\ufffd[31m <a@example.com>\n    x\ufffd\n    y\n",
  );
});
