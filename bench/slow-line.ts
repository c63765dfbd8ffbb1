import { createServer, connect as open, type Socket } from "node:net";

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s (200 bytes per ms) to the visitor. */
const ONE_WAY_MS = 75;
const BYTES_PER_MS = 200;

/**
 * Starts a throttling proxy to a server. Unlike a browser's network emulation, it also slows pages that the browser
 * prefetches or prerenders, and works in browsers without emulation. It doesn't model the growing congestion window.
 */
export async function slowLine(to: number) {
  let freeAt = 0;
  const server = createServer((visitor) => {
    const site = open(to, "localhost");
    forward(visitor, site, () => Date.now());
    forward(site, visitor, (bytes) => {
      freeAt = Math.max(freeAt, Date.now()) + bytes / BYTES_PER_MS;
      return freeAt;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}

function forward(from: Socket, to: Socket, sentAt: (bytes: number) => number) {
  from.on("data", (chunk) => {
    const data = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    for (let at = 0; at < data.length; at += 1460) {
      const packet = data.subarray(at, at + 1460);
      setTimeout(() => to.write(packet), Math.max(0, sentAt(packet.length) + ONE_WAY_MS - Date.now()));
    }
  });
  from.on("close", () => setTimeout(() => to.destroy(), ONE_WAY_MS));
  from.on("error", () => to.destroy());
}
