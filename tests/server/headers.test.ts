import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultLocale, prefixes } from "../../app/i18n/locales.ts";
import { type Site, startSite } from "../site.ts";
import { at } from "../words.ts";
import { sessionSecret } from "./shared-settings.ts";
import { site as plain } from "./shared-site.ts";
import { exchange } from "./wire.ts";

const expected = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** The same studio later, at an https address and with a newer secret. It is also behind a proxy, and has a limit. */
let secure: Site;
beforeAll(async () => {
  secure = await startSite({
    SESSION_SECRET: `the-newer-secret-of-both,${sessionSecret}`,
    SITE_URL: "https://studio.example",
    TRUST_PROXY: "1",
    SETTINGS_RATE: "2",
  });
});
afterAll(() => secure.stop());

test("sends the security headers with every response", async () => {
  for (const path of [
    "/",
    `/en${at.privacy}`,
    "/nope",
    "/healthz",
    `${at.privacy}.data`,
    "/assets/nope.js",
    "/%00",
    "/metrics",
  ]) {
    const { headers } = await fetch(plain.url + path);
    expect(Object.fromEntries(headers), path).toMatchObject(expected);
    const policy = headers.get("content-security-policy");
    expect(policy, path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    // A response that isn't a page allows nothing.
    if (!headers.get("content-type")?.startsWith("text/html")) expect(policy, path).toContain("sandbox");
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    expect(headers.get("strict-transport-security"), path).toBeNull();
    expect(headers.get("x-powered-by"), path).toBeNull();
  }
});

test.each([
  ["http", false],
  ["https", true],
])("sets a signed cookie for a year on %s, with Secure and the __Host- prefix: %s", async (_, isSecure) => {
  const site = isSecure ? secure : plain;
  for (const [setting, value] of Object.entries({
    theme: "dark",
    ...(prefixes.length && { language: defaultLocale }),
  })) {
    const response = await choose(site.url, setting, value);
    expect(response.status).toBe(303);
    if (isSecure) expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    const [cookie = "", ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      new RegExp(
        `^${isSecure ? "__Host-" : ""}${setting}=[^;]+\\.[^;]+; Max-Age=31536000; Path=/; HttpOnly;`,
      ),
    );
    expect(cookie).toContain("SameSite=Lax");
    expect(cookie.includes("Secure")).toBe(isSecure);
  }
});

test("keeps the choices signed before a move to https and to a new secret, until the next choice @sample", async () => {
  const chosen = async (site: { url: string }, setting: string, value: string) =>
    (await choose(site.url, setting, value)).headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const old = [await chosen(plain, "theme", "dark"), await chosen(plain, "language", "fr")].join("; ");
  const html = async (cookie: string, path = "/") =>
    /<html[^>]*>/.exec(await (await fetch(secure.url + path, { headers: { cookie } })).text())?.[0];
  const now = await chosen(secure, "language", "es");
  // One stored page and one rendered on request.
  for (const path of ["/", "/nope"]) {
    expect(await html(old, path)).toBe('<html lang="fr" class="dark">');
    expect(await html(`${old}; ${now}`, path)).toBe('<html lang="es" class="dark">');
  }
});

test("rate-limits by the last address in X-Forwarded-For", async () => {
  const post = (address: string) =>
    `POST /settings/theme HTTP/1.1\nHost: localhost\nConnection: close\nX-Forwarded-For: ${address}\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 10\n\ntheme=dark`;
  const viaProxy = async (address: string) => exchange(secure.port, post(address));
  expect((await viaProxy("6.6.6.6, 1.1.1.1")).status).toBe(303);
  expect((await viaProxy("7.7.7.7, 1.1.1.1")).status).toBe(303);
  const limited = await viaProxy("8.8.8.8, 1.1.1.1");
  expect(limited.status).toBe(429);
  expect(limited.head).toMatch(/^retry-after: \d+$/im);
  expect((await viaProxy("1.1.1.1, 2.2.2.2")).status).toBe(303);
  // Proxies append the address at the end, however long the rest is.
  expect((await viaProxy(`${"1,".repeat(988)} 1.1.1.1`)).status).toBe(429);
});

let visitors = 0;
function choose(url: string, setting: string, value: string) {
  return fetch(`${url}/settings/${setting}`, {
    method: "POST",
    headers: { "X-Forwarded-For": `192.0.2.${++visitors}` },
    body: new URLSearchParams({ [setting]: value }),
    redirect: "manual",
  });
}
