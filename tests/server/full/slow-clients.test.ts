import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { startSite } from "../../site.ts";
import { at } from "../../words.ts";
import { dial } from "../wire.ts";

test("disconnects clients that send slowly, while it serves others", async () => {
  const site = await startSite();
  const halfOpen = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      // Some send nothing, some stop within the headers.
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

  const all = [...halfOpen, ...slowBodies];
  const closed = Promise.all(all.map(ended));
  let done = false;
  closed.then(() => {
    done = true;
  });
  let served = 0;
  while (!done) {
    const response = await fetch(`${site.url}${at.about}`);
    await response.text();
    expect(response.status).toBe(200);
    served++;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(trickle);
  expect(served).toBeGreaterThan(10);
  await site.stop();
});

async function open(port: number, start: string): Promise<Socket> {
  const socket = await dial(port);
  socket.on("error", () => {}).resume();
  socket.write(start);
  return socket;
}

/** Resolves when the connection is closed or reset: `once` of `node:events` would reject on a reset. */
function ended(socket: Socket) {
  return new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.on("close", () => resolve());
  });
}
