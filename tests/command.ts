import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { buffer, text } from "node:stream/consumers";

type Options = { env: Record<string, string>; cwd?: string; input?: Buffer };

/** Runs an operator's command with only these settings: `command({ DATA_DIR }, "inbox", "--json")`. */
export function command(env: Record<string, string>, ...args: string[]) {
  return commandWith({ env }, ...args);
}

export async function commandWith({ env, cwd = tmpdir(), input }: Options, ...args: string[]) {
  const child = spawn(process.execPath, [resolve("app/commands.ts"), ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd,
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const [bytes, stderr, status] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  return { status, bytes, stdout: bytes.toString(), stderr };
}
