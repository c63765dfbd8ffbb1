import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";
import { exchange, rawGet } from "./wire.ts";

const root = process.cwd();
const files = readdirSync("build/client", { recursive: true, encoding: "utf8" })
  .filter((name) => extname(name) && !/\.(br|gz)$/.test(name))
  .map((name) => `/${name}`);
/** The largest script of the build. */
const script =
  files
    .filter((name) => name.endsWith(".js"))
    .toSorted((a, b) => statSync(`build/client${b}`).size - statSync(`build/client${a}`).size)[0] ?? "";

test("serves each build file unchanged, with its type, a strong ETag and a closed security policy", async () => {
  for (const path of files) {
    const response = await fetch(site.url + path);
    const body = Buffer.from(await response.arrayBuffer());
    const { headers } = response;
    expect(response.status, path).toBe(200);
    expect(body.equals(readFileSync(`build/client${path}`)), path).toBe(true);
    expect(headers.get("content-type"), path).toBe(types[extname(path)]);
    expect(headers.get("etag"), path).toMatch(/^"[\w-]+"$/);
    expect(headers.get("accept-ranges"), path).toBeNull();
    expect(headers.get("content-security-policy"), path).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("cache-control"), path).toBe(
      path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
  }
});

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

describe("compression", () => {
  const getEncoded = (path: string, encoding: string) =>
    rawGet(site.port, path, { "Accept-Encoding": encoding });

  test("serves a file as brotli, gzip or plain, each with its own ETag", async () => {
    const plain = await getEncoded(script, "br;q=0, gzip;q=0");
    const gzip = await getEncoded(script, "br;q=0.5, gzip");
    const br = await getEncoded(script, "gzip, br");
    expect([plain, gzip, br].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
    ]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, gzip, br]) expect(headers.vary).toBe("Accept-Encoding");
  });

  test("serves a PNG uncompressed", async () => {
    const { headers } = await getEncoded("/icon-192.png", "br, gzip");
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  });
});

const rawRequest = (path: string, headers: string, method = "GET") =>
  exchange(site.port, `${method} ${path} HTTP/1.1\nHost: localhost\nConnection: close\n${headers}\n\n`);

test.each(["bytes=0-9", "bytes=0-0,5-9", "bytes="])(
  "responds to Range: %s with the whole file",
  async (range) => {
    const { status, head, body } = await rawRequest("/favicon.svg", `Range: ${range}`);
    expect(status).toBe(200);
    expect(head).not.toMatch(/content-range/i);
    expect(body).toBe(readFileSync("public/favicon.svg", "utf8"));
  },
);

// send-stored.server.test.ts checks more lists of tags.
test("evaluates If-None-Match and If-Match, and ignores If-Unmodified-Since", async () => {
  const tag = (await fetch(`${site.url}/favicon.ico`)).headers.get("etag");
  for (const [header, expected] of [
    [`If-None-Match: "x", W/${tag}`, 304],
    ['If-None-Match: "x"', 200],
    [`If-Match: ${tag}`, 200],
    ['If-Match: "x"', 412],
    // Files have no date, so the server ignores the condition.
    ["If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT", 200],
  ] as const)
    expect((await rawRequest("/favicon.ico", header)).status, header).toBe(expected);
});

test.each(["/favicon.ico", script])("rejects POST %s with an Allow header", async (path) => {
  const { status, head } = await rawRequest(path, "Content-Length: 0", "POST");
  expect(status).toBe(405);
  expect(head).toMatch(/^allow: GET, HEAD$/im);
});

test("responds to HEAD like GET, without a body", async () => {
  const { status, head, body } = await rawRequest(script, "Accept-Encoding: br", "HEAD");
  expect([status, body]).toEqual([200, ""]);
  expect(head).toMatch(/^content-encoding: br$/im);
  expect(Number(/^content-length: (\d+)$/im.exec(head)?.[1])).toBeGreaterThan(10_000);
});

test("serves its files after its build folder is deleted, in any working directory", async () => {
  const copy = temporaryFolder();
  for (const name of ["build", "server.ts", "package.json"])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const moved = await startSite({}, { server: join(copy, "server.ts"), cwd: tmpdir() });
  rmSync(join(copy, "build/client"), { recursive: true });
  for (const path of ["/", at.privacy, script, "/favicon.ico", "/previews/en/home.png"].filter(
    (path) => !path.startsWith("/previews") || files.includes(path),
  )) {
    expect((await fetch(moved.url + path)).status, path).toBe(200);
  }
  expect((await fetch(`${moved.url}/assets/of-another-build.js`)).status).toBe(404);

  expect(await moved.stop()).toBe(0);
  expect(moved.lines.filter((line) => /"(error|fatal)"/.test(line))).toEqual([]);
});
