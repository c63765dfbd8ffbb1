import type { Reporter } from "vitest/node";
import { missingFor } from "./tool.ts";

/** Prints one line for each missing program, with the tests skipped for it. `npm test` repeats the lines at its end. */
export const skippedTests: Reporter = {
  onTestRunEnd(modules) {
    const byProgram = new Map<string, string[]>();
    for (const module of modules) {
      for (const { name, tags } of module.children.allTests("skipped")) {
        for (const program of missingFor(tags))
          byProgram.set(program, [...(byProgram.get(program) ?? []), name]);
      }
    }
    for (const [program, names] of byProgram)
      console.error(`Skipped without ${program}: ${names.map((name) => `"${name}"`).join(", ")}`);
  },
};
