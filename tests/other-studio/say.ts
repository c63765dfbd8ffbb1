import { z } from "zod";

const Said = z.object({ where: z.string(), language: z.string(), text: z.string() });
export type Said = z.infer<typeof Said>;

export function say(where: string, language: string, text: string) {
  process.stdout.write(`${JSON.stringify({ where, language, text })}\n`);
}

/** Parses the output of a run that calls `say`. */
export function heard(lines: string): Said[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => Said.parse(JSON.parse(line)));
}
