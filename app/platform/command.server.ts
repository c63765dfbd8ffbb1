import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { blockOnLocks } from "./database.server.ts";
import { log } from "./log.server.ts";
import { closeRedis } from "./redis.server.ts";

export type Command = {
  /** Printed to standard output for `--help`, and to standard error for a `Misuse` without a message. */
  usage: string;
  flags?: readonly string[];
  /** Returns everything for standard output. The message of a thrown error goes to standard error. */
  run(words: string[], flags: ReadonlySet<string>): Promise<string | AsyncIterable<Uint8Array>>;
};

export class Misuse extends Error {}

/** Runs a command and sets the exit code: 0 for success, 1 for a failure, 2 for a misuse that changed nothing. */
export async function runCommand(command: Command, args: string[]) {
  // Standard output is reserved for the command's output, so nothing is logged.
  log.level = "silent";
  blockOnLocks();
  try {
    const { flags, words } = readArguments(command, args);
    if (flags.has("help")) return void process.stdout.write(`${command.usage}\n`);
    await pipeline(Readable.from(await command.run(words, flags)), process.stdout, { end: false });
  } catch (error) {
    // The reader closed the pipe, as `npm run inbox | head` does.
    if (error instanceof Error && "code" in error && error.code === "EPIPE") return;
    process.exitCode = error instanceof Misuse ? 2 : 1;
    const message = error instanceof Error ? error.message : "unknown error";
    process.stderr.write(error instanceof Misuse && !message ? `${command.usage}\n` : `${message}\n`);
  } finally {
    closeRedis();
  }
}

/** Asks before something is deleted for good. Without a terminal, `--yes` is required. */
export async function confirm(question: string, flags: ReadonlySet<string>) {
  if (flags.has("yes")) return;
  if (!process.stdin.isTTY) throw new Misuse(`${question} Add --yes to confirm.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error("Cancelled; nothing was changed.");
}

export function onInterrupt(cleanUp: () => void) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      cleanUp();
      // Removes the listeners only now: an impatient second signal must not end the process before the cleanup.
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
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
