import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { startSite } from "../site.ts";
import { dial, percentile } from "./wire.ts";

test("slow clients are cut off within 30 s, and nobody else notices", async () => {
  const site = await startSite();
  const halfOpen = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      // Some say nothing, some stop within the head.
      open(site.port, i % 2 ? "" : "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
    ),
  );
  const head =
    "POST /settings/theme HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";
  const slowBodies = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      open(
        site.port,
        `${head}${i % 2 ? "Content-Length: 60000\r\n\r\n" : "Transfer-Encoding: chunked\r\n\r\n"}`,
      ),
    ),
  );
  const trickle = setInterval(() => {
    slowBodies.forEach((socket, i) => {
      if (socket.writable) socket.write(i % 2 ? "a" : "1\r\na\r\n");
    });
  }, 500);

  const start = performance.now();
  const all = [...halfOpen, ...slowBodies];
  const closed = Promise.all(all.map((socket) => (socket.closed ? null : once(socket, "close"))));
  let done = false;
  closed.then(() => {
    done = true;
  });
  const times: number[] = [];
  while (!done && performance.now() - start < 35_000) {
    const asked = performance.now();
    const response = await fetch(`${site.url}/about`);
    await response.text();
    expect(response.status).toBe(200);
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(trickle);
  const open_ = all.filter((socket) => !socket.closed).length;
  console.error(
    `all closed after ${Math.round(performance.now() - start)} ms; pages p99 ${percentile(times, 0.99)} ms`,
  );
  expect(open_).toBe(0);
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(percentile(times, 0.99)).toBeLessThan(500);
  await site.stop();
});

async function open(port: number, start: string): Promise<Socket> {
  const socket = await dial(port);
  socket.on("error", () => {}).resume();
  socket.write(start);
  return socket;
}
