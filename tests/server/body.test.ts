import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";
import { dial, received } from "./wire.ts";

const TOTAL = 200 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, "a");
const routes = [at.contact, "/chat/reply", "/settings/theme", "/nope"];

test.each(routes.flatMap((path) => [true, false].map((declared) => ({ path, declared }))))(
  "rejects a 200 MB body sent to $path without reading it (Content-Length: $declared)",
  async ({ path, declared }) => {
    const socket = await dial(site.port);
    const response = received(socket);
    const type = path === "/chat/reply" ? "json" : "x-www-form-urlencoded";
    const length = declared ? `Content-Length: ${TOTAL}` : "Transfer-Encoding: chunked";
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/${type}\r\n${length}\r\n\r\n`,
    );
    const [{ status }, sent] = await Promise.all([response, pour(socket, declared)]);
    // The buffers between the two processes hold a part of it.
    expect(sent).toBeLessThan(TOTAL / 4);
    if (declared) expect(status).toBe(413);
    else expect([0, 404, 405, 413]).toContain(status);
  },
);

/** Writes until everything is sent or the server closes the connection. Returns the number of bytes. */
async function pour(socket: Socket, declared: boolean) {
  const chunk = declared ? piece : Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]);
  let sent = 0;
  for (; sent < TOTAL && socket.writable; sent += piece.byteLength) {
    if (socket.write(chunk)) continue;
    await new Promise<void>((resolve) => {
      socket.once("drain", resolve).once("close", resolve);
    });
  }
  return sent;
}
