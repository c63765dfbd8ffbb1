import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "../../app/platform/env-schema.server.ts";

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
