import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";

/** A server that does nothing but send one page's brotli bytes, with its headers: as fast as `node:http` can be. */
export async function startBare(
  siteUrl: string,
): Promise<{ url: string; process: ChildProcess; stop: () => void }> {
  const { headers, body } = await smallestForm(siteUrl);
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { PATH: process.env.PATH, HEADERS: JSON.stringify(headers), BODY: body.toString("base64") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return { url: `http://localhost:${String(port).trim()}`, process: child, stop: () => void child.kill() };
}

const program = `
import { createServer } from "node:http";
const headers = JSON.parse(process.env.HEADERS);
const body = Buffer.from(process.env.BODY, "base64");
const server = createServer((_req, res) => res.writeHead(200, headers).end(body));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

/** Home as the store serves it once it has made the smallest form. */
async function smallestForm(siteUrl: string): Promise<{ headers: string[]; body: Buffer }> {
  for (;;) {
    const answer = await brotliAnswer(siteUrl);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function brotliAnswer(url: string): Promise<{ headers: string[]; body: Buffer } | null> {
  return new Promise((resolve, reject) => {
    const outgoing = get(url, { headers: { "Accept-Encoding": "br" } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("end", () => {
        const own = incoming.rawHeaders.filter(
          (_, i, all) => !/^(date|connection|keep-alive)$/i.test(all[i - (i % 2)] ?? ""),
        );
        const isBrotli = incoming.headers["content-encoding"] === "br";
        resolve(isBrotli ? { headers: own, body: Buffer.concat(chunks) } : null);
      });
    });
    outgoing.on("error", reject);
  });
}
