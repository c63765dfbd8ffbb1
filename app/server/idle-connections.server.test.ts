import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { closingIdle } from "./idle-connections.server.ts";

test("closes a connection that sends only line ends after the response", async () => {
  const respond: RequestListener = (_req, res) => res.end("ok");
  const server = createServer({ keepAliveTimeout: 60_000 }, closingIdle(respond, 100));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1").resume();
  socket.on("error", () => {}).write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const trickle = setInterval(() => socket.write("\r\n"), 20);
  onTestFinished(() => clearInterval(trickle));
  await expect.poll(() => socket.closed, { timeout: 5000 }).toBe(true);
});
