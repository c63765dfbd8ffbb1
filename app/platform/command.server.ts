import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { log } from "./log.server.ts";
import { closeRedis, firstConnection } from "./redis.server.ts";

/** What an operator runs beside the site. */
export type Command = {
  /** Shown for `--help`, and on standard error where it was called in another way. */
  usage: string;
  /** The options that it takes, each on or off. */
  flags?: readonly string[];
  /** Resolves with the answer: all that goes to standard output. Throws what went wrong, for standard error. */
  run(words: string[], flags: ReadonlySet<string>): Promise<string | Uint8Array>;
};

/** It was called in a way that it does not know. */
export class Misuse extends Error {}

/** Exit code 0: done; 1: it went wrong; 2: called wrongly, nothing was done. */
export async function runCommand(command: Command, args: string[]) {
  // Standard output is for the answer.
  log.level = "silent";
  try {
    const { flags, words } = readArguments(command, args);
    if (flags.has("help")) return void process.stdout.write(`${command.usage}\n`);
    await firstConnection();
    process.stdout.write(await command.run(words, flags));
  } catch (error) {
    process.exitCode = error instanceof Misuse ? 2 : 1;
    const message = error instanceof Error ? error.message : "unknown error";
    process.stderr.write(error instanceof Misuse && !message ? `${command.usage}\n` : `${message}\n`);
  } finally {
    closeRedis();
  }
}

/** Asks before something is gone for good. Where nobody is there to be asked, `--yes` must say so. */
export async function confirm(question: string, flags: ReadonlySet<string>) {
  if (flags.has("yes")) return;
  if (!process.stdin.isTTY) throw new Misuse(`${question} Add --yes to do it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error("Nothing was done.");
}

function readArguments({ flags = [] }: Command, args: string[]) {
  const names = [...flags, "help"];
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }])),
    });
    return { words: positionals, flags: new Set(Object.keys(values)) };
  } catch {
    throw new Misuse();
  }
}
