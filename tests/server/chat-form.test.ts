import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { startSite } from "../site.ts";

// The chat page's form without JavaScript.

let gemini: FakeGemini;
beforeAll(async () => {
  gemini = await startGemini();
});
afterAll(() => gemini.stop());

/** Starts a site with the fake model. The site signs with the first secret and verifies with all of them. */
function start(secrets: string) {
  return startSite({
    GEMINI_API_KEY: "test-key-000000",
    GEMINI_BASE_URL: gemini.url,
    SESSION_SECRET: secrets,
    CHAT_RATE: "1000",
  });
}

test("keeps unconfirmed amounts marked in earlier and interrupted replies", async () => {
  const site = await start("the-only-secret-of-them-all");
  let conversation = "";
  for (const [message, marks] of [
    ["fake:say It is €999.", ["€999"]],
    ["fake:cut Or €888.", ["€999", "€888"]],
    ["fake:say Yes.", ["€999", "€888"]],
  ] as const) {
    const { html } = await post(site.url, { message, conversation });
    expect([...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, amount]) => amount)).toEqual(marks);
    conversation = /name="conversation" value="([^"]+)"/.exec(html)?.[1] ?? "";
  }
  await site.stop();
});

test("keeps the text of a reply that the model cut, without an error below it", async () => {
  const site = await start("the-only-secret-of-them-all");
  const { html } = await post(site.url, { message: "fake:finishes MAX_TOKENS" });
  expect(html).toContain("Half a sentence");
  expect(html).toContain("This reply is incomplete.");
  expect(html).not.toContain('<p class="chat-error">');
  await site.stop();
});

test("accepts a conversation signed with an older secret; rejects tampered, cross-site and oversized posts", async () => {
  const [older, newer] = ["the-older-secret-of-the-two", "the-newer-secret-of-the-two"];
  const first = await start(older);
  const page = await post(first.url, { message: "fake:say signed" });
  await first.stop();
  expect(page.status).toBe(200);
  const signed = /name="conversation" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
  expect(signed).not.toBe("");

  const site = await start(`${newer},${older}`);
  const second = await post(site.url, { message: "fake:say again", conversation: signed });
  expect(second.status).toBe(200);
  expect(second.html).toContain("fake:say signed");
  const changed = await post(site.url, { message: "kept", conversation: `x${signed}` });
  expect(changed.status).toBe(400);
  expect(changed.html).toMatch(/<textarea[^>]*>kept<\/textarea>/);
  expect((await post(site.url, { message: "x".repeat(2001) })).status).toBe(400);
  expect((await post(site.url, { message: "x".repeat(70_000) })).status).toBe(413);
  expect((await post(site.url, { message: "hello" }, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await post(site.url, { message: "  " })).status).toBe(200);
  expect(second.headers.get("cache-control")).toBe("no-store");

  const load = async () => (await fetch(`${site.url}/en/chat`)).text();
  const html = await load();
  expect(await load(), "the same bytes for everyone").toBe(html);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("You are the assistant on the website");
  await site.stop();
});

async function post(origin: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/chat`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
