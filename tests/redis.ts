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

/** Starts a Redis on a free port that syncs every write to disk. Installs Redis if it is missing. */
export async function startRedis() {
  hasTool("redis-server");
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "redis-"));
  let server = await launch(port, dir);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** The directory of its files. */
    directory: dir,
    /** Runs a command on its own connection. */
    command: (...words: [string, ...string[]]) => command(port, words),
    /** Accepts connections and commands, but doesn't respond until `goOn`. */
    stall: () => server.kill("SIGSTOP"),
    goOn: () => server.kill("SIGCONT"),
    /** Kills it like a crash. */
    async kill() {
      const exited = once(server, "exit");
      server.kill("SIGKILL");
      await exited;
    },
    /** Starts it again with the data that it had written. */
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
