import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Redis } from "ioredis";
import { freePort } from "./site.ts";
import { hasTool } from "./tool.ts";

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/** A Redis of the test's own on a free port, that writes to disk before it answers. Installs one where there is none. */
export async function startRedis() {
  hasTool("redis-server");
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "redis-"));
  let server = await launch(port, dir);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Where its files lie. */
    directory: dir,
    /** One command, on a connection of its own. */
    command: (...words: [string, ...string[]]) => command(port, words),
    /** Takes connections and commands, and answers none of them, until it goes on. */
    stall: () => server.kill("SIGSTOP"),
    goOn: () => server.kill("SIGCONT"),
    /** As a crash would end it. */
    async kill() {
      const exited = once(server, "exit");
      server.kill("SIGKILL");
      await exited;
    },
    /** With what it had written. */
    async restart() {
      server = await launch(port, dir);
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await this.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function command(port: number, [name, ...words]: [string, ...string[]]) {
  const client = new Redis(port, "127.0.0.1");
  try {
    return await client.call(name, ...words);
  } finally {
    client.disconnect();
  }
}

async function launch(port: number, dir: string): Promise<ChildProcess> {
  const options = {
    port: String(port),
    bind: "127.0.0.1",
    dir,
    save: "",
    appendonly: "yes",
    appendfsync: "always",
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn("redis-server", words, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      if (line.includes("Ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return server;
}
