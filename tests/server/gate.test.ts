import { expect, test } from "vitest";
import { hasPage } from "../../app/pages.ts";
import { languages } from "../../locales/languages.server.ts";
import { fr } from "../sample.ts";
import { at } from "../words.ts";
import { proxied, site } from "./shared-site.ts";
import { exchange } from "./wire.ts";

const head = "Host: localhost\nConnection: close\n";
const form = "Content-Type: application/x-www-form-urlencoded\n";

test.each([
  ["TRACE", `TRACE / HTTP/1.1\n${head}\n`, 405],
  ["OPTIONS *", `OPTIONS * HTTP/1.1\n${head}\n`, 405],
  ["PUT", `PUT ${at.about} HTTP/1.1\n${head}\n`, 405],
  ["DELETE", `DELETE /settings/theme HTTP/1.1\n${head}\n`, 405],
  ["PROPFIND", `PROPFIND / HTTP/1.1\n${head}\n`, 405],
  ["an unknown method", `NOSUCH / HTTP/1.1\n${head}\n`, 400],
  ["an absolute URL", `GET http://evil.example/ HTTP/1.1\n${head}\n`, 400],
  ["an absolute URL of this site", `POST http://localhost/contact HTTP/1.1\n${head}\n`, 400],
  ["an invalid absolute URL", `GET http://[a/ HTTP/1.1\n${head}\n`, 400],
  ["a Host with a space", "GET / HTTP/1.1\nHost: a b\nConnection: close\n\n", 400],
  ["a Host with a user", "GET / HTTP/1.1\nHost: a@b\nConnection: close\n\n", 400],
  ["a Host with a path", "GET / HTTP/1.1\nHost: a/b\nConnection: close\n\n", 400],
  ["an empty Host", "GET / HTTP/1.1\nHost:\nConnection: close\n\n", 400],
  ["two Host headers", "GET / HTTP/1.1\nHost: a\nHost: b\nConnection: close\n\n", 400],
  ["a malformed percent-encoding", `GET /%E0%A4%A HTTP/1.1\n${head}\n`, 400],
  ["a malformed percent-encoding after a page", `GET ${at.about}/%ff HTTP/1.1\n${head}\n`, 400],
  [
    "a malformed percent-encoding in the query of a post",
    `POST ${at.contact}?x=%ff HTTP/1.1\n${head}\n`,
    400,
  ],
  ["a null character", `GET /%00 HTTP/1.1\n${head}\n`, 400],
  ["a line break", `GET /%0a HTTP/1.1\n${head}\n`, 400],
  ["a line break after a page", `GET /fr${at.contact}/%0D HTTP/1.1\n${head}\n`, 400],
  ["a line separator", `GET ${at.about}/%E2%80%A8 HTTP/1.1\n${head}\n`, 400],
  ["a line break in the path of a post", `POST ${at.contact}%0a HTTP/1.1\n${head}\n`, 400],
  ["a line break in a query", `GET ${at.about}?x=%0a HTTP/1.1\n${head}\n`, 200],
  ["an empty Origin", `POST /settings/theme HTTP/1.1\n${head}${form}Origin:\nContent-Length: 3\n\na=b`, 403],
  [
    "two Origin headers",
    `POST ${at.contact} HTTP/1.1\n${head}${form}Origin: http://a\nOrigin: http://a\nContent-Length: 3\n\na=b`,
    403,
  ],
  ["two leading slashes before a missing page", `GET //evil.example/about HTTP/1.1\n${head}\n`, 404],
  ["a backslash", `GET /\\evil.example HTTP/1.1\n${head}\n`, 404],
  ["a path traversal", `GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1\n${head}\n`, 404],
  ["the router's manifest", `GET /__manifest?paths=${at.about} HTTP/1.1\n${head}\n`, 404],
  ["a page called 400", `GET /missing/400 HTTP/1.1\n${head}\n`, 404],
  ["the data of a missing page", `GET /nope.data HTTP/1.1\n${head}\n`, 404],
  ["a GET of a settings endpoint", `GET /settings/theme HTTP/1.1\n${head}\n`, 405],
  [
    "a post to a page without a form",
    `POST ${at.about} HTTP/1.1\n${head}${form}Content-Length: 3\n\na=b`,
    405,
  ],
  [
    "a post to the data of a page without a form",
    `POST ${at.about}.data HTTP/1.1\n${head}${form}Content-Length: 3\n\na=b`,
    405,
  ],
  ["a post to a file", `POST /robots.txt HTTP/1.1\n${head}${form}Content-Length: 3\n\na=b`, 405],
  ["a post to a missing page", `POST /nope HTTP/1.1\n${head}${form}Content-Length: 3\n\na=b`, 405],
  ["a body without Content-Type", `POST /settings/theme HTTP/1.1\n${head}Content-Length: 3\n\na=b`, 415],
  [
    "an unsupported Content-Type",
    `POST /settings/theme HTTP/1.1\n${head}Content-Type: text/plain\nContent-Length: 3\n\na=b`,
    415,
  ],
  [
    "a malformed multipart body",
    `POST /settings/theme HTTP/1.1\n${head}Content-Type: multipart/form-data; boundary=x\nContent-Length: 5\n\n--y\n`,
    400,
  ],
  [
    "a multipart body without a boundary",
    `POST /settings/theme.data HTTP/1.1\n${head}Content-Type: multipart/form-data\nContent-Length: 3\n\na=b`,
    400,
  ],
  [
    "an oversized Content-Length",
    `POST / HTTP/1.1\n${head}Expect: 100-continue\nContent-Length: 65537\n\n`,
    413,
  ],
])("responds to %s with the expected status", async (_name, request, status) => {
  const answer = await exchange(site.port, request);
  expect(answer.status).toBe(status);
  if (status === 405) expect(answer.head).toMatch(/^allow: \w/im);
});

const malformedQueries = [
  `${at.about}?x=%ff`,
  `${at.estimate}?landingPage=%E0%A4%A&months=12`,
  `${at.contact}?row=%`,
  "/chat?%",
];
test.each(malformedQueries.filter((path) => hasPage("estimate") || !path.startsWith(at.estimate)))(
  "serves %s, ignoring malformed percent-encoding in the query",
  async (url) => {
    expect((await exchange(site.port, `GET ${url} HTTP/1.1\n${head}\n`)).status).toBe(200);
  },
);

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
  at.about,
  `/fr${at.about}.data`,
  "/_.data",
];
test.each(targets.flatMap((path) => crossSite.map((header) => [path, header])))(
  "rejects a cross-site post to %s with %s",
  async (path, header) => {
    const request = `POST ${path} HTTP/1.1\n${head}${header}\n${form}Content-Length: 10\n\ntheme=dark`;
    expect((await exchange(site.port, request)).status).toBe(403);
  },
);

test.each([`Origin: https://${"evil.".repeat(200)}example`, `Sec-Fetch-Site: cross-site${" ".repeat(40)}x`])(
  "rejects a cross-site post with an oversized header %.20s",
  async (header) => {
    const request = `POST /settings/theme HTTP/1.1\n${head}${header}\n${form}Content-Length: 10\n\ntheme=dark`;
    expect((await exchange(site.port, request)).status).toBe(403);
  },
);

test.each(["/readyz/", "/READYZ", "/metrics/", "/Metrics", "/healthz/"])(
  "returns 404 for %s, which resembles an operator endpoint",
  async (path) => {
    expect((await exchange(site.port, `GET ${path} HTTP/1.1\n${head}\n`)).status).toBe(404);
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

test("logs malformed and rejected requests as JSON, without errors", () => {
  for (const line of site.lines) expect(JSON.parse(line)).not.toMatchObject({ level: "error" });
});
