import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { selectRepresentation } from "../send-stored.server.ts";
import type { StoredResponse } from "../stored-response.server.ts";
import { PageStore } from "./page-store.server.ts";

/** A text that compresses about as well as a page. */
const pageText = readFileSync(import.meta.filename, "utf8");

const limits = { bytes: 1_000_000, milliseconds: 60_000 };

function response(text: string) {
  return new Response(text, { headers: { "Content-Type": "text/html", Vary: "Accept-Encoding" } });
}

async function stored(store: PageStore, key: string, text = key): Promise<StoredResponse> {
  await store.get(key, async () => response(text));
  await store.compressed;
  const page = await store.get(key, () => Promise.reject(new Error("not stored")));
  if (!page) throw new Error("not stored");
  return page;
}

test("concurrent requests share one render, and later requests get the stored page", async () => {
  const store = new PageStore(limits);
  let renders = 0;
  const render = async () => {
    renders++;
    return response("page");
  };
  const pages = await Promise.all(Array.from({ length: 20 }, () => store.get("a", render)));
  expect(new Set(pages).size).toBe(1);
  expect(await store.get("a", render)).toBe(pages[0]);
  expect(renders).toBe(1);
});

test("renders a page again if it can't be stored or its render failed", async () => {
  const store = new PageStore(limits);
  expect(await store.get("a", async () => null)).toBeUndefined();
  expect(await store.get("a", () => Promise.reject(new Error("broken")))).toBeUndefined();
  expect(await store.get("a", async () => response("whole"))).toBeDefined();
});

test("serves an expired page once more while rendering it again", async () => {
  const store = new PageStore({ ...limits, milliseconds: 1 });
  const old = await stored(store, "a", "old");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.has("a")).toBe(true);
  expect(await store.get("a", async () => response("new"))).toBe(old);
  const refreshed = () => store.get("a", async () => response("new"));
  await expect.poll(async () => (await refreshed())?.identity.body.toString()).toBe("new");
});

test("limits the memory of all stored pages", async () => {
  const store = new PageStore({ ...limits, bytes: 5000 });
  for (let i = 0; i < 60; i++) await store.get(`page ${i}`, async () => response(String(i).repeat(300)));
  await store.compressed;
  expect(store.bytes).toBeLessThan(10_000);
  expect(store.bytes).toBeGreaterThan(0);
});

test("recompresses a page to a smaller size after its first request", async () => {
  const store = new PageStore(limits);
  const render = async () => response(pageText);
  await store.warm("a", render);
  await store.compressed;
  const warmed = store.bytes;
  const first = await store.get("a", render);
  expect(store.bytes).toBe(warmed);
  await store.compressed;
  const second = await store.get("a", render);
  const sizes = [first, second].map(
    (page) => selectRepresentation(page as StoredResponse, "br").body.byteLength,
  );
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  expect(store.bytes).toBeLessThan(warmed);
  expect(second?.br?.tag).not.toBe(first?.br?.tag);
  await store.compressed;
  expect(await store.get("a", render)).toBe(second);
});

test("stores every encoding of a page, each with its own strong ETag", async () => {
  const text = "A page with the word page in it. ".repeat(50);
  const page = await stored(new PageStore(limits), "a", text);
  const br = selectRepresentation(page, "gzip, deflate, br, zstd");
  const gzip = selectRepresentation(page, "gzip;q=0.5, br;q=0");
  const plain = selectRepresentation(page, undefined);
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect(plain.body.toString()).toBe(text);
  expect(new Set([br.tag, gzip.tag, plain.tag]).size).toBe(3);
  expect(br.headers).toContain("content-encoding");
  expect(plain.headers).not.toContain("content-encoding");
  for (const representation of [br, gzip, plain]) expect(representation.tag).toMatch(/^"[\w-]+"$/);
});

test("the ETag changes with the headers", async () => {
  const store = new PageStore(limits);
  const page = (policy: string) => async () => new Response("same", { headers: { "X-Policy": policy } });
  const tags = await Promise.all(
    ["one", "two"].map(async (p) => (await store.get(p, page(p)))?.identity.tag),
  );
  expect(tags[0]).not.toBe(tags[1]);
});
