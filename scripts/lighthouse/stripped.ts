import { createServer } from "node:http";
import { freePort } from "../../tests/site.ts";

/** The same site with every script taken out of its documents, and the policy with them. */
export async function startStripped(siteUrl: string) {
  const port = await freePort();
  const server = createServer(async (req, res) => {
    const headers = { cookie: req.headers.cookie ?? "", "accept-encoding": "br" };
    const answer = await fetch(siteUrl + req.url, { headers });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith("text/html");
    res.writeHead(answer.status, {
      "Content-Type": type,
      "Cache-Control": answer.headers.get("cache-control") ?? "",
    });
    res.end(isPage ? String(body).replace(/<script[\s\S]*?<\/script>/g, "") : body);
  });
  server.listen(port, "127.0.0.1");
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
