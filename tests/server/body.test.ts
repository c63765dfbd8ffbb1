import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../site.ts";
import { at } from "../words.ts";
import { dial, received, residentMiB } from "./wire.ts";

const TOTAL = 200 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, "a");
const typeOf = (path: string) =>
  `Content-Type: application/${path === "/chat/reply" ? "json" : "x-www-form-urlencoded"}`;

let site: Site;
beforeAll(async () => {
  site = await startSite({ SETTINGS_RATE: "10000", CONTACT_RATE: "10000", CHAT_RATE: "10000" });
  // Measure only after the initial rendering, which takes memory of its own.
  await site.rendered;
  for (const path of ["/", at.contact, at.about]) await (await fetch(site.url + path)).text();
});
afterAll(async () => {
  await site.stop();
});

const routes = [at.contact, "/chat/reply", "/settings/theme", "/nope"];

test.each(routes.flatMap((path) => [true, false].map((declared) => ({ path, declared }))))(
  "rejects a 200 MB body sent to $path in constant memory (Content-Length: $declared)",
  async ({ path, declared }) => {
    const before = residentMiB(site.process.pid);
    const socket = await dial(site.port);
    const response = received(socket);
    const length = declared ? `Content-Length: ${TOTAL}` : "Transfer-Encoding: chunked";
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${typeOf(path)}\r\n${length}\r\n\r\n`);
    const [{ status }, { peak, sent }] = await Promise.all([response, pour(socket, declared)]);
    expect(sent).toBeLessThan(TOTAL);
    expect(peak - before).toBeLessThan(64);
    if (declared) expect(status).toBe(413);
    else expect([0, 404, 405, 413]).toContain(status);
  },
);

/** Writes until everything is sent or the server closes the connection, and tracks the server's memory. */
async function pour(socket: Socket, declared: boolean) {
  let peak = 0;
  let sent = 0;
  for (; sent < TOTAL && socket.writable; sent += piece.byteLength) {
    const canContinue = socket.write(
      declared ? piece : Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]),
    );
    peak = Math.max(peak, residentMiB(site.process.pid));
    if (!canContinue) {
      await new Promise<void>((resolve) => {
        socket.once("drain", resolve).once("close", resolve);
      });
    }
  }
  return { peak, sent };
}
