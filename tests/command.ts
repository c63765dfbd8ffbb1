import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { buffer, text } from "node:stream/consumers";

type Options = { env: Record<string, string>; cwd?: string; input?: Buffer };

/** One of the operator's commands, with these settings alone: `command({ DATA_DIR }, "inbox", "--json")`. */
export function command(env: Record<string, string>, ...words: string[]) {
  return commandWith({ env }, ...words);
}

export async function commandWith({ env, cwd = tmpdir(), input }: Options, ...words: string[]) {
  const child = spawn(process.execPath, [resolve("app/commands.ts"), ...words], {
    env: { PATH: process.env.PATH, ...env },
    cwd,
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [bytes, stderr, status] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  return { status, bytes, stdout: bytes.toString(), stderr };
}
