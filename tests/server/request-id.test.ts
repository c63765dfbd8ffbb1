import { expect, test } from "vitest";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { at } from "../words.ts";
import { proxied, site } from "./shared-site.ts";
import { exchange } from "./wire.ts";

async function idOf(to: typeof site, request: string, headers = "") {
  const { head } = await exchange(
    to.port,
    `${request} HTTP/1.1\nHost: localhost\nConnection: close\n${headers}\n`,
  );
  const ids = [...head.matchAll(/^x-request-id: (.*)$/gim)].map(([, id]) => id);
  expect(ids, request).toHaveLength(1);
  return ids[0] ?? "";
}

/** Finds the log line of the request with this id. */
function logLineOf(to: typeof site, id: string) {
  return expect.poll(() =>
    to.lines.map((line) => JSON.parse(line)).find((line) => line.id === id && line.status),
  );
}

test.each([
  `GET ${at.about}`,
  "GET /nope",
  "GET /favicon.ico",
  "POST /settings/theme",
  "TRACE /",
  "GET /%00",
])("gives each response to %s a unique id, and logs it", async (request) => {
  const [first, second] = [await idOf(site, request), await idOf(site, request)];
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
  await logLineOf(site, first).toMatchObject({ id: first });
});

test("uses an incoming X-Request-Id only behind a trusted proxy, and only if it is well-formed", async () => {
  const headers = "X-Request-Id: from-the-proxy.1\n";
  expect(await idOf(proxied, `GET ${at.about}`, headers)).toBe("from-the-proxy.1");
  await logLineOf(proxied, "from-the-proxy.1").toMatchObject({ route: at.about });
  expect(await idOf(site, `GET ${at.about}`, headers)).not.toBe("from-the-proxy.1");
  for (const id of ["", "a b", "a@b.example", "<script>", "x".repeat(65), "é"])
    expect(await idOf(proxied, `GET ${at.about}`, `X-Request-Id: ${id}\n`)).toMatch(/^[\da-f-]{36}$/);
});

test("logs the trace id of a well-formed traceparent", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const idWith = (traceparent: string) => idOf(site, `GET ${at.about}`, `Traceparent: ${traceparent}\n`);
  await logLineOf(site, await idWith(`00-${trace}-00f067aa0ba902b7-01`)).toMatchObject({ trace });
  for (const malformed of [
    `00-${trace}`,
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${trace}-${"0".repeat(16)}-01`,
  ])
    await logLineOf(site, await idWith(malformed)).not.toHaveProperty("trace");
});

test("logs the request id with the event of a contact form or a chat question", async () => {
  const post = (path: string, type: string, body: string) =>
    fetch(site.url + path, { method: "POST", headers: { "Content-Type": type }, body, redirect: "manual" });
  const message = await post(
    "/contact",
    "application/x-www-form-urlencoded",
    "name=Anna&email=not-one&message=Hello",
  );
  const question = await post(
    "/chat/reply",
    "application/json",
    JSON.stringify({
      language: defaultLocale,
      messages: [{ role: "user", text: "What does a website cost?" }],
    }),
  );
  await question.text();
  for (const [event, response] of [
    ["contact", message],
    ["chat", question],
  ] as const) {
    const id = response.headers.get("x-request-id");
    await expect
      .poll(() =>
        site.lines.map((line) => JSON.parse(line)).filter((line) => line.event === event && line.id === id),
      )
      .toHaveLength(1);
  }
});
