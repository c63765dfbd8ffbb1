import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico|map)$/;

/** Writes brotli and gzip forms beside each file, if they are smaller, for app/server/client-files.server.ts. */
export function precompress(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((name) => compressible.test(name))) {
    const path = join(folder, name);
    const content = readFileSync(path);
    const forms = { br: brotliCompressSync(content), gz: gzipSync(content, { level: 9 }) };
    for (const [ending, form] of Object.entries(forms)) {
      if (form.byteLength < content.byteLength) writeFileSync(`${path}.${ending}`, form);
    }
  }
}
