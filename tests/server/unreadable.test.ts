import { expect, test } from "vitest";
import { isFull } from "../full.ts";
import { site } from "./shared-site.ts";
import { dial, exchange, received } from "./wire.ts";

test("times out an unfinished request with 408, and closes an idle connection without a response", async () => {
  const slow = await dial(site.port);
  const silent = await dial(site.port);
  const [answer, nothing] = [received(slow), received(silent)];
  slow.write("GET / HTTP/1.1\r\nHost: loc");
  expect((await answer).status).toBe(408);
  expect(await nothing).toMatchObject({ body: "" });
});

test.runIf(isFull)("times out a body that trickles in, while it serves others", async () => {
  const socket = await dial(site.port);
  const answer = received(socket);
  socket.write(
    `POST /settings/theme HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
  );
  const trickle = setInterval(() => socket.write("a"), 500);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect([0, 408]).toContain((await answer).status);
  clearInterval(trickle);
});

test("doesn't repeat malformed input in the response or the log", async () => {
  const { status, head, body } = await exchange(site.port, "anna@visitor.example\n\n");
  expect(status).toBe(400);
  expect(head + body).not.toContain("anna");
  expect(site.lines.join("\n")).not.toContain("anna");
});
