import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { clientOf } from "#app/http/client-address.ts";
import { countOverRate } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";
import { respondPlain } from "./gate.server.ts";

/** Of the 2,000 connections that there are in all; a whole IPv6 /48 has twice as many as one client. */
const CONNECTIONS = 500;
/** Requests under way behind a proxy, whose connections are its own. */
const REQUESTS = 100;

/** One client alone can't take all connections: what is more is closed at once. */
export function boundConnections(server: Server) {
  if (env.TRUST_PROXY > 0) return;
  const open = concurrency(CONNECTIONS);
  server.on("connection", (socket) => {
    const release = open(socket.remoteAddress ?? "");
    if (release) {
      socket.once("close", release);
    } else {
      countOverRate("connections");
      socket.destroy();
    }
  });
}

const underWay = concurrency(REQUESTS);

/** The same behind a proxy, for requests: 429. Returns whether it answered. */
export function rejectOverConcurrency(req: IncomingMessage, res: ServerResponse): boolean {
  if (env.TRUST_PROXY === 0) return false;
  const release = underWay(addressOf(req));
  if (release) {
    res.once("close", release);
    return false;
  }
  countOverRate("requests under way");
  respondPlain(req, res, 429, { "Retry-After": "1" });
  return true;
}

/** The client's address: what the last proxy that we trust says, without one the connection's own. */
export function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = env.TRUST_PROXY > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
  const hops = [socket.remoteAddress ?? "", ...forwarded.filter((hop) => hop.trim()).toReversed()];
  return hops[Math.min(env.TRUST_PROXY, hops.length - 1)] ?? "";
}

/** Takes one place for an address, within what its client and its network may have. Returns what gives it back. */
function concurrency(most: number) {
  const taken = new Map<string, number>();
  const count = (key: string, change: number) => {
    const now = (taken.get(key) ?? 0) + change;
    if (now > 0) taken.set(key, now);
    else taken.delete(key);
    return now;
  };
  return (address: string) => {
    const { client, network } = clientOf(address);
    const keys: [key: string, most: number][] = [
      [client, most],
      ...(network ? [[`${network}::/48`, most * 2] satisfies [string, number]] : []),
    ];
    const isOver = keys.map(([key, bound]) => count(key, 1) > bound).some(Boolean);
    const release = () => keys.forEach(([key]) => void count(key, -1));
    if (isOver) release();
    return isOver ? null : release;
  };
}
