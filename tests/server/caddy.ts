import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { freePort } from "../site.ts";

/** Starts Caddy with the repository's Caddyfile in front of local processes, until the test has finished. */
export async function startCaddy(ports: number[]) {
  const url = `http://localhost:${await freePort()}`;
  const home = mkdtempSync(join(tmpdir(), "caddy-"));
  const caddy = spawn("caddy", ["run", "--config", "Caddyfile"], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      SITE_URL: url,
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
      CADDY_ADMIN: `localhost:${await freePort()}`,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(async () => {
    caddy.kill();
    await once(caddy, "exit");
    rmSync(home, { recursive: true });
  });
  const log: string[] = [];
  const lines = createInterface({ input: caddy.stderr }).on("line", (line) => void log.push(line));
  while (!log.some((line) => line.includes("serving initial configuration"))) await once(lines, "line");
  return { url, log };
}
