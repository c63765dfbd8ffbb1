import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { studio } from "#app/studio/company.ts";
import { leftOut } from "#app/studio/left-out.ts";
import { readEnv, settingNames } from "./env-schema.server.ts";

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

const secret = "SECRET-abc";
test.each([
  ["PORT", "70000"],
  ["PORT", "80a"],
  ["HOST", `no such ${secret}`],
  ["SITE_URL", `https://user:${secret}@studio.example`],
  ["SITE_URL", "studio.example"],
  ["SITE_URL", "https://studio.example/path"],
  ["SESSION_SECRET", secret],
  ["SESSION_SECRET", `long-enough-for-a-secret,${secret}`],
  ["TRUST_PROXY", "yes"],
  ["CONTACT_EMAIL", secret],
  ["CONTACT_PHONE", secret],
  ["FORM_ID", `a/${secret}`],
  ["FORM_SERVICE_URL", secret],
  ["FORM_TIMEOUT_MS", "1"],
  ["DATA_DIR", `a\u0001${secret}`],
  ["CONTACT_OUTBOX", secret],
  ["GEMINI_API_KEY", `${secret} with a space`],
  ["GEMINI_API_KEY", `${secret}\nX-Other: 1`],
  ["GEMINI_MODEL", `../${secret}`],
  ["GEMINI_BASE_URL", `ftp://${secret}`],
  ["CHAT_TIMEOUT_MS", "0"],
  ["CHAT_TOTAL_MS", "-1"],
  ["CHAT_MAX_REPLY_BYTES", "1e3"],
  ["CHAT_MAX_CONCURRENT", "0"],
  ["CHAT", secret],
  ["CHAT_DAILY_LIMIT", "many"],
  ["CHAT_DAILY_TOKENS", "0"],
  ["CHAT_DAILY_TOKENS", "1.5"],
  ["CONTACT_DAILY_LIMIT", "0"],
  ["CONTACT_DAILY_LIMIT", "1000001"],
  ["CONTACT_RATE", "0"],
  ["CHAT_RATE", "0.5"],
  ["SETTINGS_RATE", secret],
  ["RETENTION_DAYS", "0"],
  ["METRICS_TOKEN", "short"],
  ["METRICS_TOKEN", "not a token"],
  ["REDIS_URL", `http://${secret}`],
  ["REDIS_URL", "redis://"],
  ["REDIS_URL", "redis"],
  ["MODEL_URL", "http://localhost:11434"],
  ["MODEL_URL", "ftp://localhost/v1"],
  ["MODEL_URL", `http://user:${secret}@localhost/v1`],
  ["MODEL_URL", "http://localhost/v1?a"],
  ["SHUTDOWN_DELAY_MS", "-1"],
  ["SHUTDOWN_GRACE_MS", "soon"],
  ["LOG_LEVEL", secret],
  ["ALLOW_INDEXING", "maybe"],
])("%s=%j reports one problem, without the value", (name, value) => {
  const result = readEnv({ [name]: value, ...(name === "MODEL_URL" && { MODEL_NAME: "llama" }) });
  const problems = "problems" in result ? result.problems : [];
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))]);
  expect(problems[0]).not.toContain(secret);
});

test.each(["README.md", ".env.example"])("%s lists every setting", (file) => {
  const words = new Set(readFileSync(file, "utf8").match(/\w+/g));
  expect(settingNames.filter((name) => !words.has(name))).toEqual([]);
});

function settings(source: Record<string, string>) {
  const result = readEnv(source);
  if ("problems" in result) throw new Error(result.problems.join("\n"));
  return result.env;
}
