import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { leftOut } from "#app/studio/left-out.ts";
import { readEnv } from "./env-schema.server.ts";

test("every setting has a default", () => {
  expect(settings({})).toMatchObject({
    PORT: 3000,
    SITE_URL: "http://localhost:3000",
    TRUST_PROXY: 0,
    FORM_SERVICE_URL: "https://formspree.io",
    FORM_TIMEOUT_MS: 10_000,
    DATA_DIR: "./data",
    CONTACT_OUTBOX: false,
    CHAT_TIMEOUT_MS: 20_000,
    CHAT_TOTAL_MS: 60_000,
    CHAT_MAX_REPLY_BYTES: 16_384,
    CHAT_MAX_CONCURRENT: 50,
    CHAT: leftOut.chat ? "off" : "on",
    CHAT_DAILY_LIMIT: 2000,
    CHAT_DAILY_TOKENS: 2_000_000,
    CONTACT_DAILY_LIMIT: 1000,
    CONTACT_RATE: 5,
    CHAT_RATE: 20,
    SETTINGS_RATE: 60,
    RETENTION_DAYS: 365,
    SHUTDOWN_DELAY_MS: 3000,
    SHUTDOWN_GRACE_MS: 6000,
    LOG_LEVEL: "info",
    ALLOW_INDEXING: true,
    HTTPS: false,
    SITE_URL_GIVEN: false,
    SESSION_SECRET_GIVEN: false,
  });
});

test("generates a random SESSION_SECRET by default, and splits a given one into a list", () => {
  expect(settings({}).SESSION_SECRET).not.toEqual(settings({}).SESSION_SECRET);
  const SESSION_SECRET = "the-newer-secret-of-both, the-older-secret-of-both";
  expect(settings({ SESSION_SECRET }).SESSION_SECRET).toEqual([
    "the-newer-secret-of-both",
    "the-older-secret-of-both",
  ]);
});

test("normalizes SITE_URL to an origin", () => {
  expect(settings({ SITE_URL: "HTTPS://Studio.Example:443/" })).toMatchObject({
    SITE_URL: "https://studio.example",
    HTTPS: true,
  });
});

test("freezes the settings", () => {
  expect(Object.isFrozen(settings({}))).toBe(true);
});

test.each([
  ["SMTP_URL", "smtps://user:12#34@host"],
  ["SMTP_URL", "smtp://me@studio.example:a/b@host"],
  ["SMTP_URL", "smtp://user:50%off@host"],
  ["REDIS_URL", "redis://default:a?b@redis:6379"],
])("asks to percent-encode the password in %s=%s", (name, value) => {
  const given = { NOTIFY_EMAIL: "owner@studio.example", SMTP_URL: "smtp://host", [name]: value };
  expect(readEnv(given)).toEqual({
    problems: [expect.stringMatching(`^${name} must have .* percent-encoded`)],
  });
});

test.each([
  "smtps://user:12%2334@host",
  "smtp://me@studio.example:p@ss@host:587/?tls.rejectUnauthorized=false",
])("accepts SMTP_URL=%s", (SMTP_URL) => {
  expect(settings({ NOTIFY_EMAIL: "owner@studio.example", SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
});

test.each([
  ["http://localhost:11434/v1/", "http://localhost:11434/v1"],
  ["https://gateway.example/api/v1", "https://gateway.example/api/v1"],
])("accepts MODEL_URL=%s", (MODEL_URL, url) => {
  expect(settings({ MODEL_URL, MODEL_NAME: "m", MODEL_COMPANY: studio.name }).MODEL_URL).toBe(url);
});

function settings(source: Record<string, string>) {
  const result = readEnv(source);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.env;
}
