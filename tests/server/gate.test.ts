import { expect, test } from "vitest";
import { prefixes } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { at } from "../words.ts";
import { proxied, site } from "./shared-site.ts";
import { exchange } from "./wire.ts";

const head = "Host: localhost\nConnection: close\n";
const form = "Content-Type: application/x-www-form-urlencoded\n";
const body = "Content-Length: 3\n\na=b";

test.each([
  ["TRACE /", 405],
  ["OPTIONS *", 405],
  [`PUT ${at.privacy}`, 405],
  ["DELETE /settings/theme", 405],
  ["GET /settings/theme", 405],
  ["PROPFIND /", 405],
  ["NOSUCH /", 400],
  ["GET http://evil.example/", 400],
  ["POST http://localhost/contact", 400],
  ["GET http://[a/", 400],
  ["GET /%E0%A4%A", 400],
  [`GET ${at.privacy}/%ff`, 400],
  [`POST ${at.contact}?x=%ff`, 400],
  ["GET /%00", 400],
  ["GET /%0a", 400],
  [`GET /fr${at.contact}/%0D`, 400],
  [`GET ${at.privacy}/%E2%80%A8`, 400],
  [`POST ${at.contact}%0a`, 400],
  // Malformed percent-encoding in a query is ignored.
  [`GET ${at.privacy}?x=%0a`, 200],
  [`GET ${at.privacy}?x=%ff`, 200],
  [`GET ${at.contact}?row=%`, 200],
  ["GET //evil.example/about", 404],
  ["GET /\\evil.example", 404],
  ["GET /assets/%2e%2e/%2e%2e/package.json", 404],
  [`GET /__manifest?paths=${at.privacy}`, 404],
  ["GET /missing/400", 404],
  ["GET /nope.data", 404],
  // These resemble an operator's endpoint.
  ["GET /readyz/", 404],
  ["GET /READYZ", 404],
  ["GET /metrics/", 404],
  ["GET /healthz/", 404],
])("responds to %s with %i", async (line, status) => {
  const answer = await exchange(site.port, `${line} HTTP/1.1\n${head}\n`);
  expect(answer.status).toBe(status);
  if (status === 405) expect(answer.head).toMatch(/^allow: \w/im);
});

// plain-path.server.test.ts checks more spellings.
test.each([
  [`${at.privacy.toUpperCase()}/?utm_source=X&a=%20b`, `${at.privacy}?utm_source=X&a=%20b`],
  ["//?x", "/?x"],
  ...prefixes.map((code) => [`/${code.toUpperCase()}/${at.privacy}/`, `/${code}${at.privacy}`]),
])("redirects %s to %s in one step, but not a post", async (path, plain) => {
  const ask = (method: string) => exchange(site.port, `${method} ${path} HTTP/1.1\n${head}\n`);
  for (const method of ["GET", "HEAD"]) {
    const answer = await ask(method);
    expect([answer.status, /^location: (.*)$/im.exec(answer.head)?.[1]]).toEqual([308, plain]);
    expect(answer.head).toMatch(/^content-security-policy: default-src 'none'.*sandbox/im);
  }
  expect((await ask("POST")).status).not.toBe(308);
});

test.each(["Host: a b", "Host: a@b", "Host: a/b", "Host:", "Host: a\nHost: b"])(
  "rejects %j",
  async (host) => {
    const request = `GET / HTTP/1.1\n${host}\nConnection: close\n\n`;
    expect((await exchange(site.port, request)).status).toBe(400);
  },
);

test.each([
  ["an empty Origin", "/settings/theme", `${form}Origin:\n${body}`, 403],
  ["two Origin headers", at.contact, `${form}Origin: http://a\nOrigin: http://a\n${body}`, 403],
  ["a page without a form", at.privacy, form + body, 405],
  ["the data of a page without a form", `${at.privacy}.data`, form + body, 405],
  ["a file", "/robots.txt", form + body, 405],
  ["a missing page", "/nope", form + body, 405],
  ["no Content-Type", "/settings/theme", body, 415],
  ["an unsupported Content-Type", "/settings/theme", `Content-Type: text/plain\n${body}`, 415],
  [
    "a malformed multipart body",
    "/settings/theme",
    "Content-Type: multipart/form-data; boundary=x\nContent-Length: 5\n\n--y\n",
    400,
  ],
  ["no boundary", "/settings/theme.data", `Content-Type: multipart/form-data\n${body}`, 400],
  ["an oversized body", "/", "Expect: 100-continue\nContent-Length: 65537\n\n", 413],
])("responds to a post with or to %s with the expected status", async (_name, path, rest, status) => {
  expect((await exchange(site.port, `POST ${path} HTTP/1.1\n${head}${rest}`)).status).toBe(status);
});

test("shows the 400 page in the path's language for a malformed path @sample", async () => {
  const { body } = await exchange(site.port, `GET /fr${at.services}/%ff HTTP/1.1\n${head}\n`);
  expect(body).toContain('<html lang="fr"');
  expect(body).toContain(languages[fr].copy.errors.badRequest.text);
  expect(body).toContain("</header>");
});

const crossSite = ["Origin: https://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"];
const targets = [
  "/settings/theme",
  "/settings/theme.data",
  "/settings/language",
  at.privacy,
  `/fr${at.privacy}.data`,
  "/_.data",
];
test.each(targets.flatMap((path) => crossSite.map((header) => [path, header])))(
  "rejects a cross-site post to %s with %s",
  async (path, header) => {
    const request = `POST ${path} HTTP/1.1\n${head}${header}\n${form}Content-Length: 10\n\ntheme=dark`;
    expect((await exchange(site.port, request)).status).toBe(403);
  },
);

test("shows the rejection of a cross-site post in the page's language @sample", async () => {
  const request = `POST /fr${at.contact} HTTP/1.1\n${head}Origin: null\n${form}Content-Length: 3\n\na=b`;
  const { body } = await exchange(site.port, request);
  expect(body).toContain(languages[fr].copy.errors.otherSite);
});

test("accepts a same-origin form behind a TLS proxy", async () => {
  const request = (origin: string) =>
    `POST /settings/theme HTTP/1.1\nHost: 127.0.0.1\nX-Forwarded-Proto: https\nX-Forwarded-Host: studio.example\nConnection: close\nOrigin: ${origin}\n${form}Content-Length: 10\n\ntheme=dark`;
  expect((await exchange(proxied.port, request("https://studio.example"))).status).toBe(303);
  expect((await exchange(proxied.port, request("http://studio.example"))).status).toBe(403);
});
