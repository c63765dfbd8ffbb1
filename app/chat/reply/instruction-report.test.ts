import { expect, test } from "vitest";
import { defaultLocale } from "#app/i18n/locales.ts";
import { instructionReport } from "./instruction-report.ts";
import { systemInstruction } from "./prompt.server.ts";

const instruction = systemInstruction(defaultLocale);

test("a template that drops the system message, or a small context, is reported", () => {
  for (const tokens of [12, 1024])
    expect(() => instructionReport(instruction, tokens)).toThrow(`read only ${tokens} tokens`);
});

test("a whole instruction passes, and without a count it can't tell", () => {
  expect(instructionReport(instruction, Math.round(instruction.length / 4))).toContain("whole instruction");
  expect(instructionReport(instruction, undefined)).toContain("can't tell");
});
