import type { Server } from "node:http";
import { clientOf } from "#app/http/client-address.ts";
import { countOverRate } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { Step } from "./request-tracking.server.ts";
import { respondPlain } from "./respond-plain.server.ts";

/** Maximum number of connections per client, out of 2,000 in all. An IPv6 /48 may have twice as many. */
const CONNECTIONS = 500;
/** Maximum number of concurrent requests per client behind a proxy, where all connections are the proxy's. */
const REQUESTS = 100;

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

/** Responds with 429 when a client behind a proxy has too many concurrent requests. */
export const bounds: Step = (req, res, next) => {
  if (env.TRUST_PROXY === 0) return next();
  const release = underWay(req.ip ?? "");
  if (release) {
    res.once("close", release);
    return next();
  }
  countOverRate("requests under way");
  respondPlain(res, 429, { "Retry-After": "1" });
};

/** Returns a function that takes a slot and returns its release, or null if the client or its network has none left. */
function concurrency(most: number) {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  const change = (key: string, by: number) => {
    if (count(key) + by > 0) taken.set(key, count(key) + by);
    else taken.delete(key);
  };
  return (address: string) => {
    const { client, network } = clientOf(address);
    if (count(client) >= most || (network && count(network) >= most * 2)) return null;
    const keys = network ? [client, network] : [client];
    for (const key of keys) change(key, 1);
    return () => keys.forEach((key) => void change(key, -1));
  };
}
