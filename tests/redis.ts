import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Redis } from "ioredis";
import { freePort } from "./site.ts";

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/** Starts a Redis on a free port that syncs every write to disk. Tests that need it have the tag `redis-server`. */
export async function startRedis() {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "redis-"));
  let server = await launch(port, dir);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Runs a command on a separate connection. */
    command: (...args: [string, ...string[]]) => command(port, args),
    /** Makes Redis accept connections and commands without responding, until `resume`. */
    stall: () => server.kill("SIGSTOP"),
    resume: () => server.kill("SIGCONT"),
    /** Kills Redis, as a crash would. */
    async kill() {
      const exited = once(server, "exit");
      server.kill("SIGKILL");
      await exited;
    },
    /** Starts Redis again with the data that it had written. */
    async restart() {
      server = await launch(port, dir);
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await this.kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function command(port: number, [name, ...args]: [string, ...string[]]) {
  const client = new Redis(port, "127.0.0.1");
  try {
    return await client.call(name, ...args);
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
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stdout }).on("line", (line) => {
      if (line.includes("Ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return server;
}
