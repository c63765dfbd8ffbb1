import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { hasTool } from "../tool.ts";

// What an operator copies from deploy/, as far as the distribution has the program that reads it.

test.skipIf(!hasTool("systemd-analyze", null))("systemd understands the unit, and finds it closed", () => {
  expect(run("systemd-analyze", ["verify", "deploy/site.service"])).toEqual({ status: 0, output: "" });
  const { output } = run("systemd-analyze", ["security", "--offline=true", "deploy/site.service"]);
  expect(Number(/exposure level for site.service: ([\d.]+)/.exec(output)?.[1])).toBeLessThan(2);
});

test.skipIf(!hasTool("caddy"))("Caddy understands its file, for two containers and for one process", () => {
  for (const UPSTREAMS of ["site-a:3000 site-b:3000", "localhost:3000"]) {
    const env = { ...process.env, SITE_URL: "https://studio.example", UPSTREAMS };
    const { status, output } = run("caddy", ["adapt", "--validate", "--config", "Caddyfile"], env);
    expect(status, output).toBe(0);
    for (const upstream of UPSTREAMS.split(" ")) expect(output).toContain(`{"dial":"${upstream}"}`);
  }
});

function run(command: string, words: string[], env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: "utf8", env });
  return { status, output: stdout + stderr };
}
