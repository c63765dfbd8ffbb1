import { randomBytes } from "node:crypto";
import { z } from "zod";
import { studio } from "#app/studio/company.ts";
import { leftOut } from "#app/studio/left-out.ts";
import { problemsBetween } from "./related-settings.ts";

export type Env = ReturnType<typeof normalize>;

/** A problem never repeats the invalid value, which may be a secret in the wrong place. */
export function readEnv(source: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  // An empty variable counts as unset, as `NAME=` in a compose file intends.
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => settingNames.includes(name) && value?.trim()),
  );
  const parsed = schema.safeParse(given);
  const issues = parsed.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  // A URL with two mistakes has two issues with the same message.
  const problems = [...new Set(issues), ...problemsBetween(given)];
  return parsed.success && problems.length === 0 ? { env: normalize(parsed.data) } : { problems };
}

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return text(/^\d+$/, message)
    .transform(Number)
    .refine((n) => n >= min && n <= max, message);
};

const text = (pattern: RegExp, message: string) => z.string().trim().regex(pattern, message);

const origin = z
  .string()
  .trim()
  .refine(
    (value) => isPlainUrl(value, /^\/$/),
    "must be an http(s) origin such as https://example.com, without a path, user or password",
  )
  .transform((value) => new URL(value).origin);

const urlOf = (protocol: RegExp, error: string) => z.url({ protocol, hostname: /./, error });

/** A URL with a user and a password. Raw, these characters would end the host, or end the process when decoded. */
const accountUrl = (protocol: RegExp, error: string) =>
  text(
    /^(?![^@/?#]*:\/\/[^/?#]*[/?#].*@)(?!.*%(?![\da-f]{2}))/i,
    "must have /, ?, # and % percent-encoded in its user name and password: %2F, %3F, %23 and %25",
  ).pipe(urlOf(protocol, error));

const httpUrl = urlOf(/^https?$/, "must be an http(s) URL");
const baseUrl = httpUrl.transform((value) => value.replace(/\/+$/, ""));
const key = text(/^[\x21-\x7e]+$/, "must be printable ASCII without spaces");
const nameOf = (thing: string) =>
  text(/^\P{Cc}{1,100}$/u, `must be the name of a ${thing}, at most 100 characters`);

const switchOf = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const phonePattern = /^\+?[\d ()./-]{5,30}$/;
const WEEK_MS = 7 * 24 * 3600 * 1000;

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: text(/^[\w.:-]+$/, "must be a host name or an IP address, such as 127.0.0.1").optional(),
  SITE_URL: origin.optional(),
  SESSION_SECRET: z
    .string()
    .transform((value) => value.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((s) => s.length >= 16),
      "must be one or more secrets of at least 16 characters each, separated by commas",
    )
    .optional(),
  TRUST_PROXY: whole(0, 16).default(0),
  CONTACT_EMAIL: z.email("must be an email address").default(studio.email),
  CONTACT_PHONE: text(phonePattern, "must be a phone number such as +44 20 7946 0000").default(studio.phone),
  FORM_ID: text(/^[\w-]{1,64}$/, "must be a form id of at most 64 letters, digits, - and _").optional(),
  FORM_SERVICE_URL: origin.default("https://formspree.io"),
  FORM_TIMEOUT_MS: whole(100, 120_000).default(10_000),
  DATA_DIR: text(/^\P{Cc}+$/u, "must be the path of a directory").default("./data"),
  CONTACT_OUTBOX: switchOf.default(false),
  MAIL_FROM: z.email("must be an email address").optional(),
  NOTIFY_EMAIL: z.email("must be an email address").optional(),
  SMTP_URL: accountUrl(/^smtps?$/, "must be an smtp:// or smtps:// URL").optional(),
  NOTIFY_URL: httpUrl.optional(),
  GEMINI_API_KEY: key.optional(),
  GEMINI_MODEL: text(/^[\w.-]+$/, "must be a model name such as gemini-2.5-flash").default(
    "gemini-2.5-flash",
  ),
  GEMINI_BASE_URL: baseUrl.optional(),
  MODEL_URL: baseUrl
    .refine(
      (value) => isPlainUrl(value, /\/v1$/),
      "must be an http(s) URL that ends in /v1, without a user, password or query",
    )
    .optional(),
  MODEL_NAME: text(/^[\x21-\x7e]{1,200}$/, "must be a model name such as qwen3:8b").optional(),
  MODEL_API_KEY: key.optional(),
  MODEL_SERVICE: nameOf("service").optional(),
  MODEL_COMPANY: nameOf("company").optional(),
  MODEL_PRIVACY_URL: httpUrl.optional(),
  CHAT_TIMEOUT_MS: whole(100, 300_000).default(20_000),
  CHAT_TOTAL_MS: whole(100, 600_000).default(60_000),
  CHAT_MAX_REPLY_BYTES: whole(256, 4_194_304).default(16_384),
  CHAT_MAX_CONCURRENT: whole(1, 10_000).default(50),
  CHAT: z
    .enum(["on", "off", "facts"], "must be on, off or facts")
    .default("on")
    .transform((value) => (leftOut.chat ? "off" : value)),
  CHAT_DAILY_LIMIT: whole(0, 10_000_000).default(2000),
  CHAT_DAILY_TOKENS: whole(1, Number.MAX_SAFE_INTEGER).default(2_000_000),
  CONTACT_DAILY_LIMIT: whole(1, 1_000_000).default(1000),
  CONTACT_RATE: whole(1, 100_000).default(5),
  CHAT_RATE: whole(1, 100_000).default(20),
  SETTINGS_RATE: whole(1, 100_000).default(60),
  RETENTION_DAYS: whole(1, 3650).default(365),
  METRICS_TOKEN: text(
    /^[\x21-\x7e]{8,}$/,
    "must be at least 8 characters of printable ASCII without spaces",
  ).optional(),
  REDIS_URL: accountUrl(/^rediss?$/, "must be a redis:// or rediss:// URL").optional(),
  SITE_REVISION: text(/^[\w.-]{1,64}$/, "must be a commit hash or a version").optional(),
  SHUTDOWN_DELAY_MS: whole(0, WEEK_MS).default(3000),
  SHUTDOWN_GRACE_MS: whole(0, WEEK_MS).default(6000),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "must be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info"),
  ALLOW_INDEXING: switchOf.default(true),
});

export const settingNames: readonly string[] = Object.keys(schema.shape);

function normalize(values: z.output<typeof schema>) {
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return Object.freeze({
    ...values,
    SITE_URL: siteUrl,
    SITE_URL_GIVEN: values.SITE_URL !== undefined,
    HTTPS: siteUrl.startsWith("https:"),
    SESSION_SECRET: values.SESSION_SECRET ?? [randomBytes(32).toString("hex")],
    SESSION_SECRET_GIVEN: values.SESSION_SECRET !== undefined,
  });
}

/** Whether a value is an http(s) URL with such a path and nothing after it, without a user or a password. */
function isPlainUrl(value: string, path: RegExp) {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || !path.test(url.pathname)) return false;
  return !url.search && !url.hash && !url.username && !url.password;
}
