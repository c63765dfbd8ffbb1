import { spawnSync } from "node:child_process";

/** Commands that prove that a program is there, by the tag of the tests that need it. */
const probes: Record<string, string> = {
  "redis-server": "command -v redis-server",
  caddy: "command -v caddy",
  nginx: "command -v nginx",
  promtool: "command -v promtool",
  "systemd-analyze": "command -v systemd-analyze",
  // The plugin. The old program writes a different YAML.
  "docker-compose": "docker compose version",
  // The way to run as PID 1, or with an own disk, without root.
  unshare: "unshare --map-root-user --mount --pid --fork true",
};

const missing = Object.keys(probes).filter((name) => !succeeds(probes[name] ?? ""));

/**
 * Vitest's tags for tests that need a program: `test("…", { tags: "caddy" }, …)`. No test installs a program. A missing
 * one skips its tests, or fails the run if EVERY_PROGRAM is set.
 */
export function programTags() {
  if (process.env.EVERY_PROGRAM && missing.length)
    throw new Error(`EVERY_PROGRAM is set, but these programs are missing: ${missing.join(", ")}`);
  return Object.keys(probes).map((name) => ({ name, skip: missing.includes(name) }));
}

/** The missing programs that a test with these tags needs. */
export function missingFor(tags: string[]) {
  return missing.filter((name) => tags.includes(name));
}

/** Whether a program is installed. */
export function hasTool(command: string) {
  return succeeds(`command -v ${command}`);
}

function succeeds(words: string) {
  return spawnSync("sh", ["-c", words], { stdio: "ignore" }).status === 0;
}
