import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico|map)$/;

/** Writes brotli and gzip forms beside each file, if they are smaller, for app/server/client-files.server.ts. */
export function precompress(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) precompress(path);
    else if (compressible.test(name)) compress(path);
  }
}

function compress(path: string) {
  const content = readFileSync(path);
  const forms = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.byteLength < content.byteLength) writeFileSync(`${path}.${ending}`, form);
  }
}
