import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pages } from "../../app/pages.ts";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";
import { rawGet } from "./wire.ts";

const ask = (...request: [path: string, headers?: Record<string, string>, method?: string]) =>
  rawGet(site.port, ...request);

test.each<[string, Record<string, string>]>([
  [at.privacy, { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher" }],
  [at.privacy, { "X-Forwarded-For": "1.2.3.4", Forwarded: "host=evil.example", "X-Original-URL": "/evil" }],
  [at.privacy, { "X-Rewrite-URL": "/evil", "X-Forwarded-Prefix": "/evil", Referer: "https://evil.example" }],
  [at.privacy, { "Accept-Language": "<script>evil</script>" }],
  [at.privacy, { Cookie: "language=fr; theme=dark; evil=evil.example" }],
  [`${at.privacy}?lng=es&theme=dark&_data=evil.example&index`, {}],
  [at.privacy, { "X-React-Router-SPA-Mode": "yes", "X-Remix-Response": "evil.example" }],
  [at.privacy, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", Purpose: "prefetch" }],
])("GET %s with headers %j doesn't change the page for others", async (path, headers) => {
  const before = await ask(at.privacy);
  const poisoned = await ask(path, headers);
  expect((await ask(at.privacy)).headers.etag).toBe(before.headers.etag);
  if (poisoned.status === 200) expect(String(poisoned.body)).not.toContain("evil.example");
});

test("returns 304 for a matching ETag, and responds to HEAD without a body @sample", async () => {
  const accept = { "Accept-Encoding": "gzip", "Accept-Language": "es" };
  const page = await ask(at.privacy, accept);
  expect(page.headers.vary).toBe("Cookie, Accept-Language, Accept-Encoding");
  expect(Number(page.headers["content-length"])).toBe(page.body.byteLength);
  const tag = page.headers.etag ?? "";
  const unchanged = await ask(at.privacy, { ...accept, "If-None-Match": `W/"x", ${tag}` });
  expect([unchanged.status, unchanged.body.byteLength, unchanged.headers.etag]).toEqual([304, 0, tag]);
  expect((await ask(at.privacy, { "If-None-Match": tag })).status).toBe(200);

  const head = await ask(at.privacy, accept, "HEAD");
  const { date: _, "x-request-id": __, ...headers } = page.headers;
  expect(head.headers).toMatchObject(headers);
  expect(head.body.byteLength).toBe(0);
});

test("lets a browser cache a page for a minute, per theme and language @sample", async () => {
  const { headers } = await ask(`/fr${at.privacy}`, { "Accept-Encoding": "gzip" });
  expect(headers["cache-control"]).toBe("private, max-age=60");
  expect(headers.vary).toBe("Cookie, Accept-Encoding");
});

test("doesn't store 404s, health checks or data requests", async () => {
  for (const path of ["/nope", "/healthz", `${at.privacy}.data`]) {
    expect((await ask(path)).headers.etag, path).toBeUndefined();
  }
});

test.each([...pages.map(({ path }) => path), "/nope", "/chat"])(
  "the content security policy of %s lists exactly its inline scripts and styles",
  async (path) => {
    const { headers, body } = await ask(path);
    const policy = headers["content-security-policy"] ?? "";
    const texts = (tag: string) =>
      [
        ...String(body).matchAll(
          new RegExp(`<${tag}(?![^>]*type="[^"]*json)[^>]*>([\\s\\S]*?)</${tag}>`, "g"),
        ),
      ].map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const named = (directive: string) =>
      policy
        .match(new RegExp(`${directive} [^;]+`))?.[0]
        .match(/'sha256-[^']+'/g)
        ?.toSorted();
    expect(named("script-src")).toEqual([...new Set(texts("script"))].toSorted());
    expect(named("style-src")).toEqual(texts("style"));
    expect(texts("script").length).toBeGreaterThan(1);
    expect(texts("style")).toHaveLength(1);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(String(body)).not.toMatch(/nonce=|<[^>]+\s(?:style|on\w+)="/);
  },
);
