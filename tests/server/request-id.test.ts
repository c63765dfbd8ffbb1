import { expect, test } from "vitest";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { at, pathIn } from "../words.ts";
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
  `GET ${at.privacy}`,
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

test("logs each page's route, status, duration and language", async () => {
  const id = await idOf(site, `GET ${pathIn(defaultLocale, at.privacy)}?email=someone@example.org`);
  const line = {
    level: "info",
    route: pathIn(defaultLocale, at.privacy),
    status: 200,
    language: defaultLocale,
  };
  await logLineOf(site, id).toMatchObject({ ...line, ms: expect.any(Number) });
});

test("uses an incoming X-Request-Id only behind a trusted proxy, and only if it is well-formed", async () => {
  const headers = "X-Request-Id: from-the-proxy.1\n";
  expect(await idOf(proxied, `GET ${at.privacy}`, headers)).toBe("from-the-proxy.1");
  await logLineOf(proxied, "from-the-proxy.1").toMatchObject({ route: at.privacy });
  expect(await idOf(site, `GET ${at.privacy}`, headers)).not.toBe("from-the-proxy.1");
  for (const id of ["", "a b", "a@b.example", "<script>", "x".repeat(65), "é"])
    expect(await idOf(proxied, `GET ${at.privacy}`, `X-Request-Id: ${id}\n`)).toMatch(/^[\da-f-]{36}$/);
});

test("logs the trace id of a well-formed traceparent", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const id = await idOf(site, `GET ${at.privacy}`, `Traceparent: 00-${trace}-00f067aa0ba902b7-01\n`);
  await logLineOf(site, id).toMatchObject({ trace });
  const other = await idOf(site, `GET ${at.privacy}`, `Traceparent: ff-${trace}-00f067aa0ba902b7-01\n`);
  await logLineOf(site, other).toSatisfy((line) => line && !("trace" in line));
});

test("logs the request id with the event of a contact form", async () => {
  const body = new URLSearchParams({ name: "Anna", email: "not-one", message: "Hello" });
  const { headers } = await fetch(site.url + at.contact, { method: "POST", body });
  const line = { event: "contact", id: headers.get("x-request-id") };
  const logged = () => site.lines.map((text) => JSON.parse(text));
  await expect.poll(logged).toContainEqual(expect.objectContaining(line));
});
