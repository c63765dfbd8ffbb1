import { expect, test } from "vitest";
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

test("doesn't repeat malformed input in the response or the log", async () => {
  const { status, head, body } = await exchange(site.port, "anna@visitor.example\n\n");
  expect(status).toBe(400);
  expect(head + body).not.toContain("anna");
  expect(site.lines.join("\n")).not.toContain("anna");
});
