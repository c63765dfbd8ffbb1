import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../site.ts";
import { hasTool } from "../tool.ts";
import { at } from "../words.ts";
import { proxied, site as shared } from "./shared-site.ts";

const token = "a-token-of-the-operator";
let site: Site;
beforeAll(async () => {
  site = await startSite({
    METRICS_TOKEN: token,
    REDIS_URL: "redis://127.0.0.1:1",
    SITE_REVISION: "abc123",
  });
});
afterAll(() => site.stop());

const metrics = (authorization?: string) =>
  fetch(`${site.url}/metrics`, { headers: authorization ? { authorization } : {} });

test("/metrics returns 404 without METRICS_TOKEN, 401 for a wrong token, and counts for the right one", async () => {
  expect((await fetch(`${proxied.url}/metrics`)).status).toBe(404);
  expect((await metrics()).status).toBe(401);
  expect((await metrics(`Bearer ${token.replace("r", "x")}`)).status).toBe(401);
  expect((await metrics(token)).status).toBe(401);

  for (const path of [at.privacy, at.services, "/nope?email=someone@example.org", "/nope/2"])
    await (await fetch(site.url + path)).text();
  const response = await metrics(`Bearer ${token}`);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const text = await response.text();
  expect(text).toContain(`site_requests_total{method="GET",route="${at.privacy}",status="200"`);
  expect(text).toMatch(/^site_requests_total\{method="GET",route="\/\*",status="404",source="\w+"\} 2$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain("example.org");
});

test("follows Prometheus' naming rules for metrics, and reports the build", async () => {
  await (await fetch(site.url)).text();
  const text = await (await metrics(`Bearer ${token}`)).text();
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    expect(name.endsWith("_total"), `${name} is a ${type}`).toBe(type === "counter");
    expect(text, name).toMatch(new RegExp(`^# HELP ${name} \\S`, "m"));
  }
  const version = JSON.parse(readFileSync("package.json", "utf8")).version;
  expect(text).toMatch(
    new RegExp(
      `^site_build_info\\{version="${version}",revision="abc123",node="${process.version}"\\} 1$`,
      "m",
    ),
  );
  expect(text).toMatch(/^site_redis_up 0$/m);
  expect(text).toMatch(/^site_stored_files_bytes [1-9]\d{5,}$/m);
  expect(text).toMatch(/^site_stored_pages_bytes [1-9]\d{4,}$/m);
  for (const name of ["site_turned_away_total", "site_inbox_messages", "site_outbox_messages"])
    expect(text).toMatch(new RegExp(`^${name} 0$`, "m"));
  expect(text).toContain("# TYPE site_notification_failures_total counter");
  expect(text).toMatch(/site_request_duration_seconds_bucket\{le="0.003",source="(store|render)"\} \d/);
  // The queries of alerts and dashboard.
  const queries = readFileSync("deploy/alerts.yml", "utf8") + readFileSync("deploy/grafana.json", "utf8");
  for (const [name] of queries.matchAll(/\b(site|process|nodejs)_\w+/g))
    expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, "")} `);
  if (!hasTool("promtool")) return;
  const check = spawnSync("promtool", ["check", "metrics"], { input: text, encoding: "utf8" });
  expect(check.stdout + check.stderr).toBe("");
});

test("/healthz and /readyz return 200 on a healthy site", async () => {
  const health = await fetch(`${shared.url}/healthz`);
  expect(health.status).toBe(200);
  expect(await health.text()).toBe('{"status":"ok"}');
  expect(health.headers.get("cache-control")).toBe("no-store");
  expect((await fetch(`${shared.url}/readyz`)).status).toBe(200);
});
