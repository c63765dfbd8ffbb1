import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startRedis } from "../../redis.ts";
import { startSite } from "../../site.ts";

test("after a failover, the site leaves the old server, which is read-only now", {
  tags: "redis-server",
}, async () => {
  const [old, next] = await Promise.all([startRedis(), startRedis()]);
  // The address of a managed Redis, which leads new connections to the new server.
  let target = old.port;
  const address = createServer((socket) => {
    const upstream = connect(target, "127.0.0.1");
    for (const end of [socket, upstream]) end.on("error", () => {});
    socket.pipe(upstream).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(address, "listening");
  const { port } = address.address() as AddressInfo;
  const site = await startSite({ REDIS_URL: `redis://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await site.stop();
    address.close();
    await Promise.all([old.stop(), next.stop()]);
  });
  const state = async () => /redis: (\w+)/.exec(await (await fetch(`${site.url}/readyz`)).text())?.[1];
  await expect.poll(state).toBe("ok");
  await old.command("REPLICAOF", "127.0.0.1", String(next.port));
  await expect.poll(state, { interval: 500 }).toBe("degraded");
  target = next.port;
  await expect.poll(state, { interval: 500 }).toBe("ok");
});
