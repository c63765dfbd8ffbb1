import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { unexpectedLinesIn } from "./log-checks.ts";

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Options of the process other than its environment. */
type Options = SpawnOptions & {
  /** `server.ts` of another copy. */
  server?: string;
  /** A wrapper such as `unshare`, with its arguments, that runs the server's command line. */
  under?: string[];
  /** Log lines that the test provokes, and that would otherwise fail it (see `unexpectedLinesIn`). */
  expectedProblems?: RegExp;
  /** Receives each printed line. */
  onLine?: (line: string) => void;
};

/**
 * Starts the built production server on a free port, with its own data directory, and resolves once it listens. The
 * server gets only the given environment, so a developer's `.env` or shell can't change a test. SHUTDOWN_DELAY_MS is 0.
 */
export async function startSite(env: Record<string, string> = {}, options: Options = {}) {
  const { under = [], expectedProblems, onLine, ...others } = options;
  const { server = options.cwd ? "server.ts" : resolve("server.ts"), ...place } = others;
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "site-"));
  const [program = "", ...args] = [...under, process.execPath, server];
  const child = spawn(program, args, {
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
  // Unlike "exit", "close" comes after the last line.
  const exited = once(child, "close").then(([code]) => code as number | null);
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        onLine?.(line);
        if (line.includes("listening on")) resolve();
        if (line.includes("prerendered all pages")) rendered.resolve();
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
    /** Resolves once the server has rendered its pages in advance, which takes memory and CPU time. */
    rendered: rendered.promise,
    /**
     * Sends SIGTERM, deletes the data directory unless the caller gave one, and resolves with the exit code. Throws if
     * the server printed an unexpected line.
     */
    async stop() {
      await terminate(child);
      await exited;
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      const unexpected = unexpectedLinesIn(lines).filter((line) => !expectedProblems?.test(line));
      if (unexpected.length > 0) throw new Error(`the server printed:\n${unexpected.join("\n")}`);
      return exited;
    },
  };
}

async function terminate(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  const deadline = setTimeout(() => child.kill("SIGKILL"), 60_000);
  await once(child, "exit");
  clearTimeout(deadline);
}

/** Finds a free port below those of outgoing connections, which could take it before the caller listens. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const probe = createServer().listen(port, "127.0.0.1");
  const isFree = await once(probe, "listening").then(
    () => true,
    () => false,
  );
  probe.close();
  return isFree ? port : freePort();
}
