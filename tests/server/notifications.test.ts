import { text } from "node:stream/consumers";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { fill } from "../../app/i18n/fill.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { languages } from "../../locales/languages.server.ts";
import { command } from "../command.ts";
import { listen } from "../fakes/listen.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";
import { type Site, startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { sendLead } from "./send-lead.ts";

const { errors, form, notification } = languages[defaultLocale].copy.contact;
const TO = "owner@studio.example";

let smtp: Smtp;
let site: Site;
beforeEach(async () => {
  smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
});

async function start(env: Record<string, string> = {}) {
  site = await startSite({
    NOTIFY_EMAIL: TO,
    SMTP_URL: smtp.url,
    CONTACT_RATE: "1000",
    SITE_URL: "https://studio.example",
    ...env,
  });
  onTestFinished(async () => void (await site.stop()));
}

async function post(fields: Record<string, string>) {
  return (await sendLead(site, fields)).status;
}

const mailed = (count: number) => expect.poll(() => smtp.mails).toHaveLength(count);

test("emails each accepted message once and in full, without header injection", async () => {
  await start();
  const name = "Anna\r\nBcc: someone@else.example\r\n\r\nbody";
  for (let i = 0; i < 2; i++)
    expect(await post({ name, service: serviceIds[0], message: "Line one\n.\nBcc: x@else.example" })).toBe(
      303,
    );
  expect(await post({ message: "Buy now", website: "https://spam.example" })).toBe(303);
  expect(await post({ email: "nonsense" })).toBe(400);
  expect(await post({ message: "Second" })).toBe(303);
  await mailed(2);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({
    from: TO,
    to: [TO],
    headers: {
      to: TO,
      from: expect.stringContaining(`<${TO}>`),
      "reply-to": expect.stringContaining("<anna@visitor.example>"),
      subject: fill(errors.mailto.subject, { name: "Anna Bcc: someone@else.example body" }),
      "message-id": expect.stringMatching(/^<[\da-f-]{36}@studio\.example>$/),
      "auto-submitted": "auto-generated",
      "content-type": "text/plain; charset=utf-8",
    },
  });
  expect(mail?.headers).not.toHaveProperty("bcc");
  expect(mail?.headers).not.toHaveProperty("cc");
  expect(mail?.body).toMatch(new RegExp(`^${form.fields.email.label}\\s?: anna@visitor\\.example$`, "m"));
  expect(mail?.body).toContain("\n\nLine one\n.\nBcc: x@else.example\n\n-- \n");
  expect(smtp.mails[1]?.body).toContain("\n\nSecond\n\n");
  await expect
    .poll(async () => (await command({ DATA_DIR: site.dataDir }, "outbox")).stdout)
    .toBe("The outbox is empty.\n");
});

test("retries the webhook until it succeeds, counts the failure, and sends no text of the message", async () => {
  const calls: string[] = [];
  let status = 500;
  const webhook = await listen(async (request, response) => {
    calls.push(`${request.method} ${request.headers["content-type"]} ${await text(request)}`);
    response.writeHead(status).end("ok");
  });
  onTestFinished(() => webhook.stop());
  await start({ NOTIFY_URL: `${webhook.url}/hook`, METRICS_TOKEN: "token-of-the-test" });
  expect(await post({})).toBe(303);
  const outbox = async () => (await command({ DATA_DIR: site.dataDir }, "outbox")).stdout;
  await expect.poll(outbox).toMatch(/^#\d+ {2}webhook .*status 500/m);
  status = 200;
  await expect.poll(outbox).toBe("The outbox is empty.\n");
  const headers = { Authorization: "Bearer token-of-the-test" };
  const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text();
  expect(metrics).toMatch(/^site_notification_failures_total\{way="webhook"\} [1-9]/m);
  const body = JSON.stringify({ text: fill(notification.webhook, { site: "studio.example" }) });
  expect(new Set(calls)).toEqual(new Set([`POST application/json ${body}`]));
});

test("doctor connects to the mail server, and sends a test email with --send", async () => {
  const settings = { DATA_DIR: temporaryFolder(), NOTIFY_EMAIL: TO, SMTP_URL: smtp.url };
  expect((await command(settings, "doctor")).stdout).toContain("ok    mail: connected to 127.0.0.1");
  expect(smtp.mails).toEqual([]);
  expect((await command(settings, "doctor", "--send")).stdout).toContain("ok    trial: sent by mail");
  expect(smtp.mails).toMatchObject([
    { to: [TO], body: expect.stringContaining(fill(notification.trial, { site: "localhost:3000" })) },
  ]);
  await smtp.stop();
  const failed = await command(settings, "doctor");
  expect(failed.status).toBe(1);
  expect(failed.stdout).toMatch(/FAIL {2}mail \(SMTP_URL 127\.0\.0\.1:\d+\): ECONNREFUSED/);
  await smtp.restart();
});
