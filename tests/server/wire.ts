import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** Opens a connection to a server on this machine. */
export async function dial(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

/** Sends a request and resolves with everything received until the connection ends. `\n` is sent as CRLF. */
export async function exchange(port: number, text: string): Promise<Answer> {
  const socket = await dial(port);
  const answer = received(socket);
  socket.write(text.replaceAll("\n", "\r\n"));
  return answer;
}

export type Answer = { status: number; head: string; body: string };

/** Resolves to the response that a connection receives until it ends. The status is 0 if nothing arrives. */
export function received(socket: Socket): Promise<Answer> {
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  return new Promise((resolve) => {
    socket.on("close", () => {
      const [head = "", ...rest] = text.replace(/^HTTP\/1.1 100 Continue\r\n\r\n/, "").split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1] ?? 0), head, body: rest.join("\r\n\r\n") });
    });
  });
}

/** Sends a request whose headers `fetch` would set or reject, and doesn't decode the response. */
export async function rawGet(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const outgoing = request({ port, host: "127.0.0.1", path, headers, method }).end();
  const [incoming]: IncomingMessage[] = await once(outgoing, "response");
  if (!incoming) throw new Error("no response");
  const fields = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(fields) as Record<string, string>,
    body: await buffer(incoming),
  };
}

/** Counts the open files, connections and pipes of a process. */
export function openDescriptors(pid: number | undefined) {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Returns the resident memory of a process, in MiB. */
export function residentMiB(pid: number | undefined) {
  const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}
