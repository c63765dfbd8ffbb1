import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { studio } from "../../app/studio/company.ts";
import { freePort } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { at } from "../words.ts";
import { startCaddy } from "./caddy.ts";
import { proxied } from "./shared-site.ts";

// Deployment files, each checked with the program that reads it, if that is installed.

test("systemd accepts the unit, and rates its exposure below 2", { tags: "systemd-analyze" }, () => {
  expect(run("systemd-analyze", ["verify", "deploy/site.service"])).toEqual({ status: 0, output: "" });
  const { output } = run("systemd-analyze", ["security", "--offline=true", "deploy/site.service"]);
  expect(Number(/exposure level for site.service: ([\d.]+)/.exec(output)?.[1])).toBeLessThan(2);
});

test("the systemd unit's settings override its environment file, for the operator's commands too", () => {
  const unit = readFileSync("deploy/site.service", "utf8");
  const file = { PATH: process.env.PATH, HOST: "0.0.0.0", DATA_DIR: "./data", NODE_ENV: "development" };
  const [, start = ""] = /^ExecStart=(.*) node server\.ts$/m.exec(unit) ?? [];
  const { output } = run("sh", ["-c", `${start} printenv HOST DATA_DIR NODE_ENV`], file);
  expect(output).toBe("127.0.0.1\n/var/lib/site\nproduction\n");
  const [, inbox = ""] = /EnvironmentFile=\S+ (.*) node --run inbox$/m.exec(unit) ?? [];
  expect(run("sh", ["-c", `${inbox} printenv DATA_DIR`], file).output).toBe("/var/lib/site\n");
});

test("Caddy hides the operator's endpoints and discards the client's X-Request-Id", {
  tags: "caddy",
}, async () => {
  const { url } = await startCaddy([proxied.port]);
  const ask = (path: string) => fetch(url + path, { headers: { "X-Request-Id": "anna.smith-0612345678" } });
  await expect.poll(async () => (await ask("/healthz")).status).toBe(200);
  expect((await ask(at.privacy)).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  for (const path of ["/readyz", "/readyz/", "/READYZ", "/metrics", "/metrics/", "/readyz/x"]) {
    const answer = await ask(path);
    expect([answer.status, await answer.text()], path).toEqual([404, ""]);
  }
});

test("compose.yaml starts Caddy without the slash at the end of SITE_URL", () => {
  const [, command = ""] = /entrypoint: .*'(.*) exec caddy/.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  const env = { PATH: process.env.PATH, SITE_URL: "https://studio.example/" };
  const { output } = run("sh", ["-c", `${command.replaceAll("$$", "$")} printenv SITE_URL`], env);
  expect(output).toBe("https://studio.example\n");
});

test("while the site is down, Caddy shows the studio's address, and logs nothing about visitors", {
  tags: "caddy",
}, async () => {
  const { url, log } = await startCaddy([await freePort()]);
  const visit = () => fetch(`${url}/secret-path?secret=1`, { headers: { "User-Agent": "secret" } });
  await expect.poll(async () => (await visit()).status).toBe(503);
  const answer = await visit();
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const page = await answer.text();
  for (const fact of [studio.name, studio.email]) expect(page.replaceAll("&#38;", "&")).toContain(fact);
  await expect.poll(() => log.join("")).toContain("health_checker");
  expect(log.join("")).not.toMatch(/secret|remote_ip|User-Agent/);
});

test("Caddy accepts the Caddyfile for two containers and for one process", { tags: "caddy" }, () => {
  for (const UPSTREAMS of ["site-a:3000 site-b:3000", "localhost:3000"]) {
    const env = { ...process.env, SITE_URL: "https://studio.example", UPSTREAMS };
    const { status, output } = run("caddy", ["adapt", "--validate", "--config", "Caddyfile"], env);
    expect(status, output).toBe(0);
    for (const upstream of UPSTREAMS.split(" ")) expect(output).toContain(`{"dial":"${upstream}"}`);
  }
});

test("docker compose accepts compose.yaml, passes on all of `.env`, and rejects missing settings", {
  tags: "docker-compose",
}, () => {
  const folder = temporaryFolder();
  const config = (settings: Record<string, string>) => {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, ".env"), lines.join(""));
    copyFileSync("compose.yaml", join(folder, "compose.yaml"));
    const args = ["compose", "--project-directory", folder, "-f", join(folder, "compose.yaml"), "config"];
    return run("docker", args, { PATH: process.env.PATH });
  };
  const required = {
    SITE_URL: "https://studio.example",
    SESSION_SECRET: "a-secret-of-both-of-them",
  };
  const { status, output } = config({ ...required, RETENTION_DAYS: "90" });
  expect(status, output).toBe(0);
  expect(output.match(/RETENTION_DAYS: ['"]90['"]/g)).toHaveLength(2);
  expect(output.match(/read_only: true/g)).toHaveLength(3);
  expect(output.match(/max-size: 10m/g)).toHaveLength(3);
  for (const name of Object.keys(required))
    expect(config({ ...required, [name]: "" }).status, name).not.toBe(0);
});

const healthy = { up: "1x60", outbox: "0x60", failing: "0x60", notificationFailures: "0x60" };

test("each alert fires on its own condition, and none fires on a healthy site", { tags: "promtool" }, () => {
  expect(firing(healthy)).toBe(0);
  expect(firing({ ...healthy, up: "0x60" }, ["SiteDown", "page"])).toBe(0);
  expect(firing({ ...healthy, failing: "0+2x60" }, ["SiteFailing", "page"])).toBe(0);
  expect(firing({ ...healthy, outbox: "3x60" }, ["MessagesStuck", "ticket"])).toBe(0);
  expect(firing({ ...healthy, notificationFailures: "0 1 2 2+0.1x60" }, ["MessagesStuck", "ticket"])).toBe(0);
});

/** Checks that exactly these alerts fire after fifty minutes of these values, and returns promtool's exit code. */
function firing(values: Record<keyof typeof healthy, string>, ...alerts: [string, string][]) {
  const series = {
    'up{job="site"}': values.up,
    'site_outbox_messages{job="site"}': values.outbox,
    'site_notification_failures_total{job="site",way="mail"}': values.notificationFailures,
    'site_requests_total{job="site",status="200"}': "0+100x60",
    'site_requests_total{job="site",status="502"}': values.failing,
  };
  const check = {
    rule_files: [resolve("deploy/alerts.yml")],
    tests: [
      {
        interval: "1m",
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: 'ALERTS{alertstate="firing"}',
            eval_time: "50m",
            exp_samples: alerts.map(([alertname, severity]) => ({
              labels: `ALERTS{alertname="${alertname}",alertstate="firing",severity="${severity}"}`,
              value: 1,
            })),
          },
        ],
      },
    ],
  };
  const file = join(temporaryFolder(), "check.yml");
  // JSON is valid YAML.
  writeFileSync(file, JSON.stringify(check));
  return run("promtool", ["test", "rules", file]).status;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8", env });
  return { status, output: stdout + stderr };
}
