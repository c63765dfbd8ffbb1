import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { isFull } from "../full.ts";
import { type Site, startSite } from "../site.ts";
import { at } from "../words.ts";
import { dial, exchange, received } from "./wire.ts";

const form = "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";
// A process that waits for anything but its requests would exceed the test's timeout.
const longGrace = { SHUTDOWN_GRACE_MS: "600000" };
const healthz = "GET /healthz HTTP/1.1\nHost: localhost\n\n";

test("completes a form post in progress, and rejects new requests after SHUTDOWN_DELAY_MS", async () => {
  const site = await startSite({ ...longGrace, SHUTDOWN_DELAY_MS: "700" });
  const { socket, finish } = await startPost(site);
  const answer = received(socket);

  site.process.kill("SIGTERM");
  await waitForLog(site, "new requests get 503");
  const ids: (string | undefined)[] = [];
  for (const request of [
    `GET ${at.privacy}?email=a@b.example HTTP/1.1\nHost: localhost\n\n`,
    healthz,
    "POST /settings/theme HTTP/1.1\nHost: localhost\n\n",
  ]) {
    const { status, head } = await exchange(site.port, request);
    expect(status).toBe(503);
    expect(head).toMatch(/^connection: close$/im);
    ids.push(/^x-request-id: (.*)$/im.exec(head)?.[1]);
  }

  finish();
  expect((await answer).status).toBe(303);
  expect(await site.exited).toBe(0);
  const lines = site.lines.map((line) => JSON.parse(line));
  const rejected = lines.filter(({ msg }) => msg === "rejected request: shutting down");
  expect(rejected).toMatchObject(ids.map((id) => ({ status: 503, id })));
  expect(lines.filter(({ msg }) => msg?.startsWith("shutting down"))).toMatchObject([
    { msg: "shutting down: health checks return 503, other requests are still served" },
    { msg: "shutting down: new requests get 503, requests in progress may finish" },
  ]);
  expect(lines.at(-1)).toMatchObject({ msg: "stopped", rejected: 3 });
  // Also checks that nothing unexpected was logged.
  await site.stop();
});

test("returns 503 only from health checks during SHUTDOWN_DELAY_MS, and exits on a second signal", async () => {
  const site = await startSite({ SHUTDOWN_DELAY_MS: "60000" });
  site.process.kill("SIGTERM");
  await waitForLog(site, "shutting down");
  for (const [path, status] of [
    ["/healthz", 503],
    ["/readyz", 503],
    [at.privacy, 200],
    ["/nope", 404],
    ["/favicon.ico", 200],
  ] as const) {
    const answer = await exchange(site.port, `GET ${path} HTTP/1.1\nHost: localhost\n\n`);
    expect(answer.status, path).toBe(status);
    expect(answer.head, path).toMatch(/^connection: close$/im);
  }
  // A second signal exits immediately.
  site.process.kill("SIGTERM");
  expect(await site.exited).toBe(1);
});

test("drains at once on Ctrl+C, and ends after SHUTDOWN_GRACE_MS a post that isn't finished", async () => {
  const site = await startSite({ SHUTDOWN_DELAY_MS: "600000", SHUTDOWN_GRACE_MS: "700" });
  await startPost(site);
  site.process.kill("SIGINT");
  expect(await site.exited).toBe(0);
  expect(JSON.parse(site.lines.at(-1) ?? "")).toMatchObject({ msg: "stopped", aborted: 1 });
});

test.runIf(isFull)("responds and exits after the log's reader has closed the pipe", async () => {
  const site = await startSite();
  site.process.stdout.destroy();
  for (let n = 0; n < 100; n++) expect((await fetch(`${site.url}${at.privacy}`)).status).toBe(200);
  site.process.kill("SIGTERM");
  expect(await site.exited).toBe(0);
});

test.runIf(isFull)("responds while the log's pipe is full, and writes the whole log later", async () => {
  const site = await startSite();
  site.process.stdout.pause();
  // More lines than a pipe can buffer.
  for (let n = 0; n < 1500; n++)
    expect((await fetch(`${site.url}${at.privacy}`, { method: "HEAD" })).status).toBe(200);
  site.process.stdout.resume();
  await waitForLog(site, '"HEAD"', 1500);
  expect(site.lines.filter((line) => line.includes('"HEAD"'))).toHaveLength(1500);
  expect(await site.stop()).toBe(0);
});

test("loses no accepted request under load", async () => {
  const site = await startSite(longGrace);
  const outcomes = { answered: 0, rejected: 0, lost: 0 };
  let stopped = false;
  const clients = Array.from({ length: 20 }, async () => {
    while (!stopped) {
      const socket = await dial(site.port);
      socket.write(`GET ${at.privacy} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      const { status, head, body } = await received(socket);
      if (status === 200 && body.includes("</html>")) outcomes.answered++;
      else if (status === 503 && /^x-request-id: [\da-f-]{36}$/im.test(head)) outcomes.rejected++;
      else outcomes.lost++;
    }
  });
  await waitForLog(site, `"route":"${at.privacy}"`, 200);
  // Stays open until some requests have been rejected.
  const { finish } = await startPost(site);
  site.process.kill("SIGTERM");
  await waitForLog(site, "rejected request: shutting down", 20);
  stopped = true;
  await Promise.all(clients);
  finish();
  expect(await site.exited).toBe(0);
  expect(outcomes.answered).toBeGreaterThanOrEqual(200);
  expect(outcomes.rejected).toBeGreaterThan(0);
  expect(outcomes.lost).toBe(0);
});

/** Sends the headers and half of the body of a form post. */
async function startPost(site: Site): Promise<{ socket: Socket; finish: () => void }> {
  const socket = await dial(site.port);
  socket.on("error", () => {});
  socket.write(`POST /settings/theme HTTP/1.1\r\n${form}Content-Length: 10\r\n\r\ntheme`);
  // The response to a later request shows that the partial form has arrived.
  await exchange(site.port, healthz.replace("\n\n", "\nConnection: close\n\n"));
  return { socket, finish: () => socket.write("=dark") };
}

/** Resolves once the server has logged this text that many times. */
async function waitForLog(site: Site, text: string, times = 1) {
  while (site.lines.filter((line) => line.includes(text)).length < times) {
    await Promise.race([once(site.process.stdout, "data"), site.exited]);
  }
}
