import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { accidentsIn } from "./harmless-log.ts";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Options of the process, besides its environment. */
type Options = SpawnOptions & {
  /** `server.ts` of another copy. */
  server?: string;
  /** A command that runs the server's command line, such as `unshare`, with its own arguments. */
  under?: string[];
  /** Log lines that the test provokes, and that would otherwise fail it: see `accidentsIn`. */
  expectedAccidents?: RegExp;
};

/**
 * Starts the built production server on a free port, with its own data directory, and resolves once it listens. It gets
 * only the given environment: a developer's `.env` or shell can't change a test. It stops without the delay for proxies.
 */
export async function startSite(env: Record<string, string> = {}, options: Options = {}) {
  const { under = [], expectedAccidents, ...others } = options;
  const { server = options.cwd ? "server.ts" : resolve("server.ts"), ...place } = others;
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-"));
  const [program = "", ...words] = [...under, process.execPath, server];
  const child = spawn(program, words, {
    cwd: tmpdir(),
    ...place,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      SHUTDOWN_DELAY_MS: "0",
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const rendered = Promise.withResolvers<void>();
  const exited = once(child, "exit").then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (line.includes("listening on")) resolve();
        if (line.includes("rendered the pages in advance")) rendered.resolve();
      });
    }
    exited.then((code) => reject(new Error(`the server ended with ${code}:\n${lines.join("\n")}`)));
  });
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    process: child,
    /** Everything that the server has printed so far, line by line. */
    lines,
    exited,
    /** Resolves once the server has rendered its pages in advance, which takes memory and processor time. */
    rendered: rendered.promise,
    /**
     * Sends SIGTERM and resolves with the exit code; the data directory goes with it unless the caller gave one.
     * Throws if the server logged something that must never happen.
     */
    async stop() {
      await end(child);
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      const accidents = accidentsIn(lines).filter((line) => !expectedAccidents?.test(line));
      if (accidents.length > 0) throw new Error(`the server said:\n${accidents.join("\n")}`);
      return exited;
    },
  };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const deadline = setTimeout(() => child.kill("SIGKILL"), 15_000);
  await once(child, "exit");
  clearTimeout(deadline);
}

/** A port that nothing listens on at this moment. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}
