import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { type Site, startSite } from "../site.ts";
import { pathIn, words } from "../words.ts";

// The chat page's form without JavaScript.

let gemini: FakeGemini;
beforeAll(async () => {
  gemini = await startGemini();
});
afterAll(() => gemini.stop());

let site: Site;
beforeAll(async () => {
  site = await startSite({
    GEMINI_API_KEY: "test-key-000000",
    GEMINI_BASE_URL: gemini.url,
    CHAT_RATE: "1000",
  });
});
afterAll(() => site.stop());

test("keeps unconfirmed amounts marked in earlier and interrupted replies", async () => {
  let conversation = "";
  for (const [message, marks] of [
    ["fake:say It is €999.", ["€999"]],
    ["fake:cut Or €888.", ["€999", "€888"]],
    ["fake:say Yes.", ["€999", "€888"]],
  ] as const) {
    const page = await post({ message, conversation });
    expect([...page.html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, amount]) => amount)).toEqual(marks);
    conversation = page.conversation;
  }
});

test("keeps the text of a reply that the model cut, and marks it as incomplete", async () => {
  const { status, html } = await post({ message: "fake:finishes MAX_TOKENS" });
  expect(status).toBe(200);
  expect(html).toContain("Half a sentence");
  expect(html).toContain(words.chat.incomplete);
  expect(html).not.toContain('chat-error"');
});

test("reads an unsigned conversation as data, and drops its oldest turns so that the form stays below 64 KiB", async () => {
  const long = "é\n€".repeat(666);
  const turns = Array.from({ length: 50 }, (_, index) => ({
    role: index % 2 ? "model" : "user",
    text: `turn ${index} ${long}`,
  }));
  const first = await post({ message: "fake:say first" });
  let { conversation } = first;
  for (let at = 0; at < turns.length; at += 4) {
    const told: unknown[] = JSON.parse(conversation);
    conversation = JSON.stringify([...told, ...turns.slice(at, at + 2)]);
    const page = await post({ message: `fake:say turn ${at}`, conversation });
    expect(page.status).toBe(200);
    conversation = page.conversation;
    const longest = new URLSearchParams({ message: "€🌊".repeat(1000), conversation });
    expect(longest.toString().length).toBeLessThan(65_536);
  }
  expect(conversation).toContain("fake:say turn 48");
  expect(conversation).not.toContain("fake:say turn 0");
});

test("rejects malformed, cross-site and oversized posts, and keeps the question", async () => {
  for (const conversation of ["[", '"x"', '[{"role":"user"}]']) {
    const page = await post({ message: "kept", conversation });
    expect(page.status).toBe(400);
    expect(page.html).toMatch(/<textarea[^>]*>kept<\/textarea>/);
  }
  const long = await post({ message: "x".repeat(2001) });
  expect([long.status, long.html.includes("x".repeat(2001))]).toEqual([400, true]);
  expect((await post({ message: "x".repeat(70_000) })).status).toBe(413);
  expect((await post({ message: "hello" }, { Origin: "https://evil.example" })).status).toBe(403);
  expect((await post({ message: "  " })).status).toBe(200);
});

test("forgets the conversation, and keeps what is typed", async () => {
  const { conversation } = await post({ message: "fake:say secret" });
  const page = await post({ message: "half a thought", conversation, forget: "yes" });
  expect(page.html).not.toContain("secret");
  expect(page.html).toMatch(/<textarea[^>]*>half a thought<\/textarea>/);
});

test("the page before the first question is the same for everyone, and not for search engines", async () => {
  const load = async () => (await fetch(site.url + pathIn(defaultLocale, "/chat"))).text();
  const html = await load();
  expect(await load()).toBe(html);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("You are the assistant on the website");
});

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${site.url}/chat`, { method: "POST", body, headers });
  const html = await response.text();
  expect(response.headers.get("cache-control")).toBe(response.status === 403 ? null : "no-store");
  const conversation = load(html)('[name="conversation"]').val();
  return { status: response.status, html, conversation: String(conversation ?? "") };
}
