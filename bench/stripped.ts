import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Serves the site's pages with only their markup and styles: no fonts, scripts or images. */
export async function startStripped(site: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    if (url.includes(".")) return void response.writeHead(404).end();
    const html = await (await fetch(site + url)).text();
    const bare = html
      .replace(/<script.*?<\/script>|<template.*?<\/template>|<link[^>]*(preload|stylesheet)[^>]*>/gs, "")
      .replace(/@font-face ?{[^}]*}/g, "");
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" };
    response.writeHead(200, headers).end(brotliCompressSync(bare));
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { port: address.port, close: () => server.close() };
}
