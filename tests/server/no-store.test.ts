import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswerName, type FormService, startFormService } from "../fakes/form-service.ts";
import { type FakeGemini, startGemini } from "../fakes/gemini.ts";
import { type Site, startSite } from "../site.ts";

/** Text of a visitor, which no cache may store. */
const TYPED = "words of a visitor";
const person = { name: "Anna", email: "anna@visitor.example" };

let service: FormService;
let gemini: FakeGemini;
let open: Site;
let closed: Site;
beforeAll(async () => {
  [service, gemini] = await Promise.all([startFormService(), startGemini()]);
  const env = {
    FORM_ID: "abc",
    FORM_SERVICE_URL: service.url,
    GEMINI_API_KEY: "key",
    GEMINI_BASE_URL: gemini.url,
  };
  [open, closed] = await Promise.all([
    startSite({ ...env, CONTACT_RATE: "1000", CHAT_RATE: "1000" }),
    startSite({ ...env, CONTACT_RATE: "1", CHAT_RATE: "1" }),
  ]);
  for (const path of ["/contact", "/chat"]) await post(closed, path, { ...person, message: "the first" });
});
afterAll(() => Promise.all([open.stop(), closed.stop(), service.stop(), gemini.stop()]));

let serial = 0;
function post(site: Site, path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields);
  return fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
}

type Case = [what: string, status: number, fields: Record<string, string>, answer?: AnswerName];
const invalid: Case[] = [
  ["without a name", 400, { name: "" }],
  ["with an address that is none", 400, { email: TYPED }],
  ["with a service that is none", 400, { service: "plumbing" }],
  ["whose message is too long", 400, { message: `${TYPED} ${"x".repeat(5000)}` }],
  ["that the service finds invalid", 400, {}, "field errors"],
  ["that the service refuses", 502, {}, "form error"],
  ["that the service fails at", 502, {}, "503"],
  ["that the service is silent about", 502, {}, "reset"],
  ["that is too large", 413, { message: "x".repeat(70_000) }],
];
// A plain form post, the request of the page's script, and a data request of the router.
const ways: [string, Record<string, string>][] = [
  ["/contact", {}],
  ["/en/contact", {}],
  ["/contact", { Accept: "application/json" }],
  ["/contact.data", {}],
];

test.each(invalid)(
  "responds to a contact form %s with %i and no-store",
  async (_what, status, fields, answer = "sent") => {
    service.answerWith(answer);
    for (const [path, headers] of ways) {
      const message = `${TYPED} ${serial++}`;
      const response = await post(open, path, { ...person, message, ...fields }, headers);
      expect([response.status, response.headers.get("cache-control")], path).toEqual([status, "no-store"]);
      if (status !== 413 && !headers.Accept && !path.endsWith(".data"))
        expect(await response.text()).toContain(TYPED);
    }
  },
);

test("responds to a contact form over the rate with 429 and no-store", async () => {
  service.answerWith("sent");
  for (const [path, headers] of ways) {
    const response = await post(closed, path, { ...person, message: TYPED }, headers);
    expect([response.status, response.headers.get("cache-control")], path).toEqual([429, "no-store"]);
  }
});

test("responds to an accepted message with no-store", async () => {
  service.answerWith("sent");
  const thanked = await post(open, "/contact", { ...person, message: TYPED });
  expect([thanked.status, thanked.headers.get("cache-control")]).toEqual([303, "no-store"]);
});

test.each([
  ["an answer", 200, "fake:stream"],
  ["a question that is too long", 400, "x".repeat(2001)],
  ["a model that fails", 502, "fake:status 503"],
  ["a model that has enough of us", 429, "fake:quota"],
  ["a body that is too large", 413, "x".repeat(70_000)],
])("responds to the chat form %s with %i and no-store", async (_what, status, question) => {
  for (const path of ["/chat", "/en/chat", "/chat.data"]) {
    const response = await post(open, path, { message: `${TYPED} ${question}` });
    expect([response.status, response.headers.get("cache-control")], path).toEqual([status, "no-store"]);
    if (path === "/chat" && status !== 413) expect(await response.text()).toContain(TYPED);
  }
});

test("responds to the chat form over the rate with 429 and no-store", async () => {
  const response = await post(closed, "/chat", { message: TYPED });
  expect([response.status, response.headers.get("cache-control")]).toEqual([429, "no-store"]);
  expect(await response.text()).toContain(TYPED);
});
