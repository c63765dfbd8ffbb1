import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswerName, type FormService, startFormService } from "../fakes/form-service.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { type Site, startSite } from "../site.ts";

/** A visitor's text, which no cache may store. */
const TYPED = "words of a visitor";
const person = { name: "Anna", email: "anna@visitor.example" };

let service: FormService;
let gemini: FakeGemini;
let site: Site;
beforeAll(async () => {
  [service, gemini] = await Promise.all([startFormService(), startGemini()]);
  const env = {
    FORM_ID: "abc",
    FORM_SERVICE_URL: service.url,
    GEMINI_API_KEY: "key",
    GEMINI_BASE_URL: gemini.url,
  };
  site = await startSite({ ...env, CONTACT_RATE: "1", CHAT_RATE: "1", TRUST_PROXY: "1" });
});
afterAll(() => Promise.all([site.stop(), service.stop(), gemini.stop()]));

let serial = 0;
/** Sends a form as a new visitor, unless the headers name one: a second form of the same visitor is over the rate. */
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(site.url + path, {
    method: "POST",
    body,
    headers: { "X-Forwarded-For": `10.0.0.${++serial}`, ...headers },
    redirect: "manual",
  });
}
const busy = { "X-Forwarded-For": "192.0.2.1" };

type Case = [what: string, status: number, fields: Record<string, string>, answer?: AnswerName];
const invalid: Case[] = [
  ["without a name", 400, { name: "" }],
  ["with an invalid email address", 400, { email: TYPED }],
  ["with an unknown service", 400, { service: "plumbing" }],
  ["with an oversized message", 400, { message: `${TYPED} ${"x".repeat(5000)}` }],
  ["that the form service finds invalid", 400, {}, "field errors"],
  ["that the form service rejects", 502, {}, "form error"],
  ["if the form service returns 503", 502, {}, "503"],
  ["if the form service resets the connection", 502, {}, "reset"],
  ["with an oversized body", 413, { message: "x".repeat(70_000) }],
];
// A form post without and with a prefix, the page script's request, and the router's data request.
const requests: [string, Record<string, string>][] = [
  ["/contact", {}],
  ["/en/contact", {}],
  ["/contact", { Accept: "application/json" }],
  ["/contact.data", {}],
];

test.each(invalid)(
  "responds to a contact form %s with %i and no-store",
  async (_what, status, fields, answer = "sent") => {
    service.answerWith(answer);
    for (const [path, headers] of requests) {
      const message = `${TYPED} ${serial++}`;
      const response = await post(path, { ...person, message, ...fields }, headers);
      expect([response.status, response.headers.get("cache-control")], path).toEqual([status, "no-store"]);
      if (status !== 413 && !headers.Accept && !path.endsWith(".data"))
        expect(await response.text()).toContain(TYPED);
    }
  },
);

test("responds to a contact form over the rate with 429 and no-store", async () => {
  service.answerWith("sent");
  await post("/contact", { ...person, message: "the first" }, busy);
  for (const [path, headers] of requests) {
    const response = await post(path, { ...person, message: TYPED }, { ...headers, ...busy });
    expect([response.status, response.headers.get("cache-control")], path).toEqual([429, "no-store"]);
  }
});

test("sends no-store when it accepts a message", async () => {
  service.answerWith("sent");
  const accepted = await post("/contact", { ...person, message: TYPED });
  expect([accepted.status, accepted.headers.get("cache-control")]).toEqual([303, "no-store"]);
});

test.each([
  ["a complete reply", 200, "fake:stream"],
  ["an oversized question", 400, "x".repeat(2001)],
  ["a failing model", 502, "fake:status 503"],
  ["a model over its quota", 429, "fake:quota"],
  ["an oversized body", 413, "x".repeat(70_000)],
])("the chat form sends no-store for %s (%i)", async (_what, status, question) => {
  for (const path of ["/chat", "/en/chat", "/chat.data"]) {
    const response = await post(path, { message: `${TYPED} ${question}` });
    expect([response.status, response.headers.get("cache-control")], path).toEqual([status, "no-store"]);
    if (path === "/chat" && status !== 413) expect(await response.text()).toContain(TYPED);
  }
});

test("responds to the chat form over the rate with 429 and no-store", async () => {
  await post("/chat", { message: "the first" }, busy);
  const response = await post("/chat", { message: TYPED }, busy);
  expect([response.status, response.headers.get("cache-control")]).toEqual([429, "no-store"]);
  expect(await response.text()).toContain(TYPED);
});
