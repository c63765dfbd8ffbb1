import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { ask, eventsOf } from "../../chat-client.ts";
import { startGemini } from "../../fakes/gemini.ts";
import { freePort, type Site, startSite } from "../../site.ts";
import { at } from "../../words.ts";

test("restarts two processes behind Caddy in turn without a failed request", {
  tags: "caddy",
  timeout: 120_000,
}, async () => {
  const gemini = await startGemini();
  const ports = [String(await freePort()), String(await freePort())];
  // An empty delay is the default one; `startSite` would set it to 0.
  const settings = { TRUST_PROXY: "1", SHUTDOWN_DELAY_MS: "" };
  const model = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: gemini.url };
  const start = (PORT: string) => startSite({ PORT, ...settings, ...model });
  const sites = await Promise.all(ports.map(start));
  onTestFinished(() => Promise.all(sites.map((site) => site.stop())).then(() => gemini.stop()));
  const proxy = await startCaddy(ports);

  const failed: string[] = [];
  let answered = 0;
  let isFinished = false;
  const visitors = Array.from({ length: 8 }, async () => {
    while (failed.length === 0 && (!isFinished || answered < 400)) {
      const path = ["/", `/fr${at.about}`, `${at.services}.data`, "/no-such-page"][answered % 4] ?? "/";
      const outcome = await fetch(proxy.url + path).then(async (response) => {
        await response.arrayBuffer();
        return response.status === (path === "/no-such-page" ? 404 : 200)
          ? ""
          : `${path}: ${response.status}`;
      }, String);
      if (outcome) failed.push(outcome);
      else answered++;
    }
  });
  const reply = lastEvent(await ask(proxy, "fake:stall"));

  for (const [index, port] of ports.entries()) {
    expect(await sites[index]?.stop()).toBe(0);
    const fresh = await start(port);
    sites[index] = fresh;
    await serving(fresh);
  }
  isFinished = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
  // The reply that outlasts the drain ends with an error event.
  expect(await reply).toMatchObject({ type: "error" });
});

async function lastEvent(response: Response) {
  let last: unknown;
  for await (const event of eventsOf(response)) last = event;
  return last;
}

/** Resolves once the proxy sends requests to this process. */
async function serving(site: Site) {
  while (!site.lines.some((line) => line.includes(`"route":"/fr${at.about}"`)))
    await once(site.process.stdout, "data");
}

/** Starts Caddy with the repository's Caddyfile in front of local processes. */
async function startCaddy(ports: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const url = `http://localhost:${await freePort()}`;
  const env = {
    ...process.env,
    SITE_URL: url,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const adapted = execFileSync("caddy", ["adapt", "--config", "Caddyfile"], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const config = join(folder, "caddy.json");
  // Disables the admin API, whose fixed port would clash with another Caddy's.
  writeFileSync(config, JSON.stringify({ ...JSON.parse(adapted), admin: { disabled: true } }));
  const caddy = spawn("caddy", ["run", "--config", config], { env, stdio: ["ignore", "ignore", "pipe"] });
  for await (const line of createInterface({ input: caddy.stderr }))
    if (line.includes("serving initial configuration")) break;
  caddy.stderr.resume();
  onTestFinished(async () => {
    caddy.kill();
    await once(caddy, "exit");
    rmSync(folder, { recursive: true });
  });
  return { url };
}
