import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startSmtp } from "../../../tests/fakes/smtp.ts";
import { leadWith } from "../../../tests/lead.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { messageOf } from "../messages/message.server.ts";

const smtp = await startSmtp({ secure: true });
vi.stubEnv("SMTP_URL", smtp.url);
vi.stubEnv("NOTIFY_EMAIL", "owner@studio.example");
vi.stubEnv("DATA_DIR", temporaryFolder(afterAll));
// The fake's certificate is self-signed.
vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
const { causeOf } = await import("../messages/outcome.ts");
const { send } = await import("./channels.server.ts");

beforeEach(() => void smtp.mails.splice(0));
afterAll(() => smtp.stop());

const delivery = (fields: { name?: string; email?: string }) => ({
  ...messageOf(leadWith(fields)),
  ...{ id: 1, messageId: 1, attempts: 1, dueAt: 0, lastFailure: null, refused: false, suspectedSpam: false },
  channel: "mail" as const,
});

test.each([
  ["MAIL FROM", 550, "refused", "set MAIL_FROM"],
  ["RCPT TO", 550, "refused", "set MAIL_FROM"],
  ["DATA", 554, "refused", "set MAIL_FROM"],
  ["MAIL FROM", 451, "failed"],
  ["RCPT TO", 450, "failed"],
  ["DATA", 452, "failed"],
  ["login", 535, "failed", "the password in SMTP_URL"],
  ["connection", 554, "failed"],
] as const)("reports a rejection of %s with %d as %s", async (step, code, kind, advice?: string) => {
  smtp.rejectWith({ step, code });
  const tried = await send(delivery({}), 0);
  expect(tried).toMatchObject({ kind });
  expect(causeOf(tried)).toMatch(new RegExp(`^E[A-Z]+ ${code}\\b.*${advice ?? ""}`));
});

test("fails while the mail server is down, and sends once it is back", async () => {
  smtp.rejectWith(null);
  await smtp.stop();
  expect(await send(delivery({}), 0)).toMatchObject({ kind: "failed", cause: "ECONNREFUSED" });
  await smtp.restart();
  expect(await send(delivery({}), 0)).toEqual({ kind: "sent" });
});

test("aborts a slow SMTP exchange and closes its connection", async () => {
  smtp.answerWith("hang");
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.timeout(500));
  expect(await send(delivery({}), 0)).toMatchObject({ kind: "failed", cause: "EABORT" });
  // This timeout is shorter than the SMTP client's own, which would also close the connection.
  await expect.poll(() => smtp.connections(), { timeout: 8000 }).toBe(0);
  smtp.answerWith("take");
});

test.each([
  ["zoe@exämple.com", "<zoe@xn--exmple-cua.com>"],
  ["zoe@example.com", "<zoe@example.com>"],
  ["zoé@exämple.com", undefined],
])("sets the Reply-To of a message from %s to %s", async (email, replyTo) => {
  expect(await send(delivery({ email, name: "Zoe" }), 0)).toEqual({ kind: "sent" });
  const [mail] = smtp.mails;
  expect(mail?.headers["reply-to"]).toBe(replyTo && `Zoe ${replyTo}`);
  expect(mail?.body).toContain(`: ${email}\n`);
});

test.each(["=?utf-8?q?=0d=0aBcc:_x@evil.example?=", "=\u202e?utf-8?q?=0d=0aBcc:_x@evil.example?="])(
  "puts no encoded word from the name %j into a header",
  async (name) => {
    expect(await send(delivery({ name }), 0)).toEqual({ kind: "sent" });
    const { subject, "reply-to": replyTo } = smtp.mails[0]?.headers ?? {};
    expect(subject).toContain("evil.example");
    expect([subject, replyTo].join()).not.toMatch(/=\?utf-8/i);
  },
);
