import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { freePort, type Site, startSite } from "../../site.ts";
import { at } from "../../words.ts";
import { startCaddy } from "../caddy.ts";

test("restarts two processes behind Caddy in turn without a failed request", {
  tags: "caddy",
  timeout: 120_000,
}, async () => {
  const ports = [await freePort(), await freePort()];
  // An empty delay is the default one; `startSite` would set it to 0.
  const settings = { TRUST_PROXY: "1", SHUTDOWN_DELAY_MS: "" };
  const start = (port: number) => startSite({ PORT: String(port), ...settings });
  const sites = await Promise.all(ports.map(start));
  onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
  const proxy = await startCaddy(ports);

  const failed: string[] = [];
  let answered = 0;
  let isFinished = false;
  const visitors = Array.from({ length: 8 }, async () => {
    while (failed.length === 0 && (!isFinished || answered < 400)) {
      const path = ["/", `/fr${at.privacy}`, `${at.services}.data`, "/no-such-page"][answered % 4] ?? "/";
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

  for (const [index, port] of ports.entries()) {
    expect(await sites[index]?.stop()).toBe(0);
    const fresh = await start(port);
    sites[index] = fresh;
    await serving(fresh);
  }
  isFinished = true;
  await Promise.all(visitors);
  expect(failed).toEqual([]);
});

/** Resolves once the proxy sends requests to this process. */
async function serving(site: Site) {
  while (!site.lines.some((line) => line.includes(`"route":"/fr${at.privacy}"`)))
    await once(site.process.stdout, "data");
}
