import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { problemsIn } from "../log-checks.ts";
import { startSite } from "../site.ts";
import { metricsToken, sessionSecret } from "./shared-settings.ts";

declare module "vitest" {
  interface ProvidedContext {
    site: SharedAddress;
    proxied: SharedAddress;
  }
}
type SharedAddress = { url: string; port: number; log: string };

// All tests share a few client addresses.
const rates = { SETTINGS_RATE: "100000", CONTACT_RATE: "100000", CHAT_RATE: "100000" };

/** Starts the sites of shared-site.ts once for all test files. */
export default async function startSharedSites({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "shared-sites-"));
  const settings = { METRICS_TOKEN: metricsToken, SESSION_SECRET: sessionSecret, LOG_LEVEL: "debug" };
  const [site, proxied] = await Promise.all([
    start("site", { ...rates, ...settings }),
    start("proxied", { ...rates, TRUST_PROXY: "1" }),
  ]);
  return async () => {
    await Promise.all([site.stop(), proxied.stop()]);
    rmSync(folder, { recursive: true });
    const problems = problemsIn([...site.lines, ...proxied.lines]);
    if (problems.length) throw new Error(`the log of the shared sites has:\n${problems.join("\n")}`);
  };

  async function start(name: "site" | "proxied", env: Record<string, string>) {
    const log = join(folder, name);
    appendFileSync(log, "");
    const shared = await startSite(env, { onLine: (line) => appendFileSync(log, `${line}\n`) });
    provide(name, { url: shared.url, port: shared.port, log });
    return shared;
  }
}
