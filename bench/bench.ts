// `npm run bench` measures requests per second of a stored page, of a page that is always rendered and of a bare
// node:http server; memory after mixed requests; and cold start.
// Takes the best of several rounds, because other load can only slow a round down. ROUNDS (3) sets their number,
// SECONDS (5) their length.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { brotliCompressSync } from "node:zlib";
import autocannon from "autocannon";
import { locales } from "../app/i18n/locales.ts";
import { pages } from "../app/pages.ts";
import { residentMiB } from "../tests/server/wire.ts";
import { freePort, startSite } from "../tests/site.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
const duration = Number(process.env.SECONDS ?? 5);

const site = await startSite();
const bare = await startBare(site.url);
// The not-found page is never stored.
const targets = { bare: bare.url, stored: site.url, rendered: `${site.url}/no-such-page` };
const best: Record<string, { "requests/s": number; "p99 ms": number }> = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, url] of Object.entries(targets)) {
    const headers = { "accept-encoding": "br" };
    const { requests, latency, errors } = await autocannon({ url, duration, headers, connections: 50 });
    if (errors) throw new Error(`${name}: ${errors} requests failed`);
    if (requests.average > (best[name]?.["requests/s"] ?? 0))
      best[name] = { "requests/s": Math.round(requests.average), "p99 ms": latency.p99 };
  }
}
bare.process.kill();
await site.stop();
console.table(best);

const fresh = await startSite();
const mixed = [null, ...locales].flatMap((language) =>
  pages.flatMap(({ path }) =>
    ["br", "gzip", "identity"].map((encoding) => ({
      path: language ? `/${language}${path}`.replace(/\/$/, "") : path,
      headers: { "accept-encoding": encoding },
    })),
  ),
);
await autocannon({ url: fresh.url, requests: mixed, amount: 100_000, connections: 50 });
console.log(
  `Memory after 100,000 requests over all pages: ${Math.round(residentMiB(fresh.process.pid))} MiB`,
);
await fresh.stop();

const starts: number[] = [];
while (starts.length < 5) {
  const start = performance.now();
  const { stop } = await startSite();
  starts.push(performance.now() - start);
  await stop();
}
console.log(`Cold start to listening: ${Math.round(Math.min(...starts))} ms`);

/** Starts a server that only sends one page's bytes and headers: the upper bound for `node:http`. */
async function startBare(url: string) {
  const page = await fetch(url);
  const body = brotliCompressSync(await page.text());
  const { connection, "keep-alive": _, date, ...headers } = Object.fromEntries(page.headers);
  const answer = { ...headers, "content-encoding": "br", "content-length": body.byteLength };
  const port = await freePort();
  const program = `const body = Buffer.from(process.env.BODY, "base64"), headers = JSON.parse(process.env.HEADERS);
    require("node:http").createServer((_, res) => res.writeHead(200, headers).end(body))
      .listen(${port}, "127.0.0.1", () => console.log("listening"));`;
  const env = { HEADERS: JSON.stringify(answer), BODY: body.toString("base64") };
  const server = spawn(process.execPath, ["-e", program], { env, stdio: ["ignore", "pipe", "inherit"] });
  await once(server.stdout, "data");
  return { url: `http://localhost:${port}`, process: server };
}
