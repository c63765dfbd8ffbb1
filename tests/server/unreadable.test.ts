import { once } from "node:events";
import { expect, test } from "vitest";
import { startGemini } from "../fakes/gemini.ts";
import { startSite } from "../site.ts";
import { site } from "./shared-site.ts";
import { dial, exchange, received } from "./wire.ts";

const head = "Host: localhost\nConnection: close\n";
const post = `POST /settings/theme HTTP/1.1\n${head}Content-Type: application/x-www-form-urlencoded\n`;

test.each([
  ["a protocol other than HTTP", "SSH-2.0-OpenSSH_9.9\n\n", 400],
  ["a missing method", " / HTTP/1.1\n\n", 400],
  ["an unknown HTTP version", `GET / HTTP/7.3\n${head}\n`, 400],
  ["a header without a colon", `GET / HTTP/1.1\nHost localhost\n\n`, 400],
  ["a null byte in a header", `GET / HTTP/1.1\nHost: localhost\nX: \0\n\n`, 400],
  ["two Content-Length headers", `${post}Content-Length: 3\nContent-Length: 4\n\na=b`, 400],
  ["a negative Content-Length", `${post}Content-Length: -1\n\na=b`, 400],
  [
    "Content-Length together with Transfer-Encoding",
    `${post}Content-Length: 3\nTransfer-Encoding: chunked\n\n0\n\n`,
    400,
  ],
  ["a malformed chunk", `${post}Transfer-Encoding: chunked\n\nZZ\n`, 400],
  ["an oversized chunk extension", `${post}Transfer-Encoding: chunked\n\n1;${"x".repeat(20_000)}`, 413],
  ["a missing Host", "GET / HTTP/1.1\nConnection: close\n\n", 400],
  ["an unknown Expect header", `GET / HTTP/1.1\n${head}Expect: tea\n\n`, 417],
  ["an oversized URL", `GET /${"a".repeat(20_000)} HTTP/1.1\n${head}\n`, 431],
  ["an oversized header", `GET / HTTP/1.1\n${head}X: ${"a".repeat(20_000)}\n\n`, 431],
  ["too many headers", `GET / HTTP/1.1\n${head}${"X: a\n".repeat(10_000)}\n`, 431],
])("sends the security headers and logs one line for %s", async (_name, request, status) => {
  const answer = await exchange(site.port, request);
  expect(answer.status).toBe(status);
  const headers = headersOf(answer.head);
  expect(headers).toMatchObject({
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox/),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(answer.body.length),
    connection: "close",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect.poll(() => linesOf(headers["x-request-id"])).toMatchObject([{ level: "info", status }]);
});

test("times out an unfinished request with 408, and closes an idle connection without a response", async () => {
  const slow = await dial(site.port);
  const silent = await dial(site.port);
  const [answer, nothing] = [received(slow), received(silent)];
  slow.write("GET / HTTP/1.1\r\nHost: loc");
  const { status, head } = await answer;
  expect(status).toBe(408);
  const headers = headersOf(head);
  expect(headers["content-security-policy"]).toContain("sandbox");
  await expect.poll(() => linesOf(headers["x-request-id"])).toMatchObject([{ status: 408 }]);
  expect(await nothing).toEqual({ status: 0, head: "", body: "" });
});

test("completes a response even if malformed bytes follow its request", async () => {
  const socket = await dial(site.port);
  const answer = received(socket);
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.write("nonsense\r\n\r\n");
  const { status, body } = await answer;
  expect(status).toBe(200);
  expect(body).toMatch(/^f\r\n\{"status":"ok"\}\r\n0\r\n\r\nHTTP\/1.1 400 /);
});

test("cuts a streaming response on malformed bytes, instead of writing an error into it", async () => {
  const gemini = await startGemini();
  const chat = await startSite({ GEMINI_API_KEY: "key", GEMINI_BASE_URL: gemini.url });
  const socket = await dial(chat.port);
  const answer = received(socket);
  const question = JSON.stringify({ language: "en", messages: [{ role: "user", text: "fake:stall" }] });
  socket.write(
    `POST /chat/reply HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${question.length}\r\n\r\n${question}`,
  );
  await once(socket, "data");
  socket.write("nonsense\r\n\r\n");
  const { status, body } = await answer;
  expect(status).toBe(200);
  expect(body).not.toContain("HTTP/1.1");
  await chat.stop();
  await gemini.stop();
});

test("doesn't repeat malformed input in the response or the log", async () => {
  const { head, body } = await exchange(site.port, "anna@visitor.example\n\n");
  expect(head + body).not.toContain("anna");
  expect(site.lines.join("\n")).not.toContain("anna");
});

function headersOf(head: string): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  return Object.fromEntries(
    lines
      .map((line) => line.split(/: (.*)/s).slice(0, 2))
      .map(([name = "", value = ""]) => [name.toLowerCase(), value]),
  );
}

function linesOf(id: string | undefined): unknown[] {
  return site.lines.map((line): unknown => JSON.parse(line)).filter((line) => idOf(line) === id);
}

function idOf(line: unknown) {
  return typeof line === "object" && line !== null && "id" in line ? line.id : undefined;
}
