import { z } from "zod";

const PrintedText = z.object({ where: z.string(), language: z.string(), text: z.string() });
export type PrintedText = z.infer<typeof PrintedText>;

export function print(where: string, language: string, text: string) {
  process.stdout.write(`${JSON.stringify({ where, language, text })}\n`);
}

/** Parses the output of a script that calls `print`. */
export function parsePrinted(lines: string): PrintedText[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => PrintedText.parse(JSON.parse(line)));
}
