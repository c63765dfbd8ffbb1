import { expect, test } from "vitest";
import { prefixes } from "../../app/i18n/locales.ts";
import { at } from "../words.ts";
import { site } from "./shared-site.ts";
import { exchange } from "./wire.ts";

async function ask(path: string, method = "GET") {
  const { status, head } = await exchange(
    site.port,
    `${method} ${path} HTTP/1.1\nHost: localhost\nConnection: close\n\n`,
  );
  return { status, location: /^location: (.*)$/im.exec(head)?.[1], head };
}

test.each([
  [at.about.toUpperCase(), at.about],
  [`${at.about}/?utm_source=X&a=%20b`, `${at.about}?utm_source=X&a=%20b`],
  [`/${at.about}`, at.about],
  ["//?x", "/?x"],
  ["/cha%74", "/chat"],
  ...prefixes.flatMap((code) => [
    [`/${code.toUpperCase()}${at.about}`, `/${code}${at.about}`],
    [`/${code}/`, `/${code}`],
  ]),
  [`${at.services}/Anything/`, `${at.services}/Anything`],
])("redirects %s to %s in one step", async (path, plain) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, location, head } = await ask(path, method);
    expect([status, location]).toEqual([308, plain]);
    expect(head).toMatch(/^content-security-policy: default-src 'none'.*sandbox/im);
  }
  expect((await ask(plain)).status).toBe(200);
});

test("doesn't redirect a post to a path in capitals", async () => {
  expect((await ask("/CONTACT", "POST")).status).not.toBe(308);
});
