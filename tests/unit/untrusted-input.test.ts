import { RouterContextProvider } from "react-router";
import { test, vi } from "vitest";
import { readAnswer } from "../../app/contact/channels/form-service.server.ts";
import { mailLink } from "../../app/contact/contact-notice.tsx";
import { fieldErrorTexts } from "../../app/contact/field-errors.server.ts";
import { readContactForm, readSuspectedSpam } from "../../app/contact/read-lead.server.ts";
import { clientOf } from "../../app/http/client-address.ts";
import { isMediaType } from "../../app/http/media-type.ts";
import { isSameOrigin } from "../../app/http/origin-check.server.ts";
import { ownCookies } from "../../app/http/own-cookies.server.ts";
import { readForm } from "../../app/http/read-form.server.ts";
import { returnTarget } from "../../app/http/return-target.server.ts";
import { defaultLocale, splitPrefix } from "../../app/i18n/locales.ts";
import { acceptedLocale, chosenLocale } from "../../app/i18n/negotiate.server.ts";
import { refusalStatus } from "../../app/server/gate.server.ts";
import { pageAddress } from "../../app/server/pages/page-address.server.ts";
import { canonicalPath } from "../../app/server/pages/plain-path.server.ts";
import { variantOf } from "../../app/server/pages/variant.server.ts";
import { scopeOf } from "../../app/server/request-tracking.server.ts";
import { namesTag, selectRepresentation } from "../../app/server/send-stored.server.ts";
import { storedResponse } from "../../app/server/stored-response.server.ts";
import { chosenTheme } from "../../app/theme/theme.server.ts";
import { words } from "../words.ts";
import { expectLinearTime } from "./time-bound.ts";

// Parsers of headers, cookies, paths and forms, called without the length limits that protect them in the server.
vi.setConfig({ testTimeout: 60_000 });

const stored = storedResponse([], Buffer.from("plain"), { br: Buffer.from("br") });
const paths = new Set(["", "about"]);
const head = { method: "GET", originalUrl: "/", headers: { host: "a" }, rawHeaders: [], httpVersion: "1.1" };

const parsers: [name: string, parse: (text: string) => unknown, worst: string[]][] = [
  [
    "Accept-Encoding",
    (text) => selectRepresentation(stored, text),
    ["a,", "br;q=0.1,", ";", "a;q=", '"', " ", "a=\\"],
  ],
  ["If-None-Match", (text) => namesTag(text, '"a"'), [",", '"a', " ", 'W/"b", ']],
  ["Accept-Language", acceptedLocale, ["fr,", "fr-x;q=0.1,", ";", "-", '"']],
  ["language and theme", (text) => variantOf(null, { cookie: text, "accept-language": text }), ["; ", "fr,"]],
  ["Cookie", ownCookies, [";", "; ", ";\t", "theme=;", "theme=", "__Host-theme=;"]],
  ["language cookie", (text) => chosenLocale(`language=${text}`), ["a", ".", "%41", "=", "e30."]],
  ["theme cookie", (text) => chosenTheme(`theme=${text}`), ["a", ".", "%41", "=", "e30."]],
  ["Content-Type", (text) => isMediaType(text, "text/plain"), [";", " ", "a/b;c=d;"]],
  [
    "Origin",
    (text) => isSameOrigin(new Headers({ origin: text.trim() }), "http://a.example"),
    ["a", "http://"],
  ],
  ["X-Forwarded-For", clientOf, ["1.", ":", "[", "]", "f:", "0", "::", "1.1.1.1:", "%"]],
  ["traceparent", (text) => scopeOf({ traceparent: text }), ["0", "00-", "-", "0".repeat(32)]],
  ["Host", (text) => refusalStatus({ ...head, headers: { host: text } }), ["a", ".", ":", "a:", "[:"]],
  [
    "header names",
    (text) => refusalStatus({ ...head, headers: { host: "a" }, rawHeaders: text.split(",") }),
    ["host,a,"],
  ],
  [
    "a URL",
    (text) => refusalStatus({ ...head, originalUrl: `/${text}` }),
    ["%41", "%", "/", "?", "%E2%82%AC"],
  ],
  ["a page address", (text) => pageAddress(`/services${text}`), ["/a", "/", "/a.data", "?a", "?a=1&", "/~-"]],
  [
    "a canonical path",
    (text) => canonicalPath(`/services${text}`, paths),
    ["/", "/a", "/%41", "//.", "/.", "%"],
  ],
  ["a language prefix", splitPrefix, ["/", "/fr", "fr"]],
  ["returnTo", target, ["/", "\\", "/..", "blob:", "//a", "%2F", "?a=", "\t/"]],
  ["a form", (text) => form(text, "application/x-www-form-urlencoded"), ["a=b&", "&", "%41", "=", "+"]],
  ["a name", (name) => contact({ name }), ["\u0000 \u2028", "\u200d", "a\u200d\u00a0"]],
  ["an email address", (email) => contact({ email }), ["a.a@a.", "a"]],
  ["a domain", (text) => contact({ email: `a@${text}` }), ["a-"]],
  ["a padded address", (text) => contact({ email: `${text}a@b.co` }), [" "]],
  ["a message", (message) => contact({ message }), ["\r\n \t"]],
  ["a service and time", (text) => contact({ service: text, loadedAt: text }), [" ", "9"]],
  ["the form service's answer", readErrors, ["ab;", "\n\t;"]],
  ["a mail link", (message) => mailLink("a@b.co", "subject", message), ["\r\r\n", "\ud800", "%"]],
  [
    "a multipart form",
    (text) => form(text, "multipart/form-data; boundary=x"),
    ["--x\r\n", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n', "\r\n", "-"],
  ],
];

test.each(parsers.flatMap(([name, parse, worst]) => worst.map((piece) => ({ name, parse, piece }))))(
  "parses $name in linear time: $piece",
  ({ parse, piece }) => expectLinearTime(async (text) => void (await parse(text)), piece),
);

function target(returnTo: string) {
  const data = new FormData();
  data.set("returnTo", returnTo);
  return returnTarget(new Request("http://a.example/"), new RouterContextProvider(), data);
}

function contact(values: Record<string, string>) {
  const data = new FormData();
  const good = { name: "Anna", email: "anna@example.com", message: "Hello", website: "x" };
  for (const [name, text] of Object.entries({ ...good, ...values })) data.set(name, text);
  return [readContactForm(data, words.contact.errors, defaultLocale), readSuspectedSpam(data)];
}

function readErrors(text: string) {
  const errors = text.split(";").map((message) => ({ message, field: "name", code: message }));
  const answer = readAnswer({ errors });
  if (answer?.kind !== "invalid") throw new Error(answer?.kind);
  return fieldErrorTexts(answer.errors, words.contact, defaultLocale);
}

function form(body: string, type: string) {
  const request = new Request("http://a.example/", {
    method: "POST",
    body,
    headers: { "Content-Type": type },
  });
  return readForm(request).catch(() => null);
}
