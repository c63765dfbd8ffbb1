import { type CheerioAPI, load } from "cheerio";
import { expect, test } from "vitest";
import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { hasPage, pathOf } from "../../app/pages.ts";
import { languages } from "../../locales/languages.server.ts";
import { at, pathIn, words } from "../words.ts";
import { site } from "./shared-site.ts";

const { answerer, chat } = words;

// The chat page without JavaScript. tests/e2e/chat-tools.spec.ts presses its buttons with it.

const question = "What does an MVP cost?";

test("answers a question, and deletes the conversation, but not what is typed", async () => {
  const answered = await ask();
  expect([answered.status, messages(answered)]).toEqual([200, 3]);
  const deleted = await press(answered, chat.forget.button, { message: "half a thought" });
  expect(messages(deleted)).toBe(1);
  expect(deleted.$("textarea").val()).toBe("half a thought");
});

test.each(locales)(
  "links to the contact form and the estimate before the first question in %s",
  async (locale) => {
    const { talk } = languages[locale].copy.chat;
    const { $ } = await pageOf(pathIn(locale, "/chat"));
    const textOf = (path: string) => $(`.chat-actions a[href="${pathIn(locale, path)}"]`).text();
    expect(textOf(at.contact)).toContain(talk.person);
    if (hasPage("estimate")) expect(textOf(pathOf("estimate"))).toContain(talk.quote);
  },
);

test("asks a suggested and a follow-up question @sample", async () => {
  const suggested = await press(await pageOf("/es/chat"), "¿Cuánto cuesta una landing page?");
  expect(messages(suggested)).toBe(3);
  const next = await press(await ask(), answerer.topics.includes.ask);
  expect(messages(next)).toBe(5);
  expect(next.$("[role=log]").text()).toContain(answerer.topics.includes.ask);
});

test("Talk to a person puts the conversation into the contact form @sample", async () => {
  const contact = await press(await ask(), chat.talk.person);
  expect(new URL(contact.url).pathname).toBe("/contact");
  expect(contact.$("textarea").val()).toContain(`You: ${question}`);
});

test("reads an unsigned conversation as data, and drops its oldest turns so that the form stays below 64 KiB", async () => {
  const long = "é\n€".repeat(666);
  let { conversation } = await post({ message: "the first" });
  for (let at = 0; at < 50; at += 4) {
    const told: unknown[] = JSON.parse(conversation);
    const more = ["user", "model"].map((role) => ({ role, text: `turn ${at} ${long}` }));
    const page = await post({ message: `question ${at}`, conversation: JSON.stringify([...told, ...more]) });
    expect(page.status).toBe(200);
    conversation = page.conversation;
    const longest = new URLSearchParams({ message: "€🌊".repeat(1000), conversation });
    expect(longest.toString().length).toBeLessThan(65_536);
  }
  expect(conversation).toContain("question 48");
  expect(conversation).not.toContain("question 0");
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

test("says who receives questions, as llms.txt does", async () => {
  for (const path of ["/llms.txt", pathIn(defaultLocale, "/chat")])
    expect((await pageOf(path)).$.text()).toContain(chat.notice.none.text);
});

test("the page before the first question is the same for everyone, not stored, and not for search engines", async () => {
  const get = () => fetch(site.url + pathIn(defaultLocale, "/chat"));
  const first = await get();
  expect([first.headers.get("cache-control"), first.headers.get("etag")]).toEqual(["no-cache", null]);
  const html = await first.text();
  expect(await (await get()).text()).toBe(html);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

type FormPage = { url: string; status: number; $: CheerioAPI };

async function ask() {
  return press(await pageOf("/chat"), chat.input.send, { message: question });
}

function messages({ $ }: FormPage) {
  return $("[role=log] > ul > li").length;
}

/** Fills in the form of the button with this name, presses the button, and follows a redirect. */
async function press({ url, $ }: FormPage, name: string, fields: Record<string, string> = {}) {
  const button = $("button")
    .filter((_, one) => ($(one).attr("aria-label") ?? $(one).text()).trim() === name)
    .first();
  const form = button.attr("form") ? $(`#${button.attr("form")}`) : button.closest("form");
  if (form.length === 0) throw new Error(`${url} has no form with the button "${name}"`);
  const body = new URLSearchParams(
    form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  );
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (button.attr("name")) body.set(button.attr("name") ?? "", button.attr("value") ?? "");
  const action = new URL(button.attr("formaction") ?? form.attr("action") ?? "", url);
  return pageOf(action, { method: "POST", body });
}

async function pageOf(path: string | URL, init?: RequestInit): Promise<FormPage> {
  const response = await fetch(new URL(path, site.url), init);
  return { url: response.url, status: response.status, $: load(await response.text()) };
}

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const response = await fetch(`${site.url}/chat`, { method: "POST", body, headers });
  const html = await response.text();
  expect(response.headers.get("cache-control")).toBe(response.status === 403 ? null : "no-store");
  const conversation = load(html)('[name="conversation"]').val();
  return { status: response.status, html, conversation: String(conversation ?? "") };
}
