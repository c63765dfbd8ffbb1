import { createServer, connect as open, type Socket } from "node:net";

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s (200 bytes per ms) to the visitor. */
const oneWay = 75;
const bytesAMillisecond = 200;

/**
 * A slow proxy to a server. Unlike a browser's own emulation, it also slows pages that the browser prefetches or
 * prerenders, and works for browsers without emulation. It doesn't model the growing congestion window.
 */
export async function slowLine(to: number) {
  let free = 0;
  const server = createServer((visitor) => {
    const site = open(to, "localhost");
    pass(visitor, site, () => Date.now());
    pass(site, visitor, (bytes) => {
      free = Math.max(free, Date.now()) + bytes / bytesAMillisecond;
      return free;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

function pass(from: Socket, to: Socket, sent: (bytes: number) => number) {
  from.on("data", (chunk) => {
    const data = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    for (let at = 0; at < data.length; at += 1460) {
      const packet = data.subarray(at, at + 1460);
      setTimeout(() => to.write(packet), Math.max(0, sent(packet.length) + oneWay - Date.now()));
    }
  });
  from.on("close", () => setTimeout(() => to.destroy(), oneWay));
  from.on("error", () => to.destroy());
}
