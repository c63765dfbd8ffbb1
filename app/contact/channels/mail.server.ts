import { createTransport, type SendMailOptions } from "nodemailer";
import { env } from "#app/platform/env.server.ts";
import { hostOf } from "#app/platform/http-status.server.ts";
import { property, textIn } from "#app/platform/json.ts";
import { studio } from "#app/studio/company.ts";
import { failed, type SendOutcome } from "../messages/outcome.ts";

const STEP_MS = 10_000;
export const MAIL_TOTAL_MS = 60_000;

type Mail = Pick<SendMailOptions, "subject" | "text" | "replyTo" | "messageId" | "date">;

const account = env.SMTP_URL ? decodeURIComponent(new URL(env.SMTP_URL).username) : "";

const transport = env.SMTP_URL
  ? createTransport({
      url: env.SMTP_URL,
      // A password is never sent in the clear.
      requireTLS: account !== "",
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
      dnsTimeout: STEP_MS,
    })
  : null;

/** Relays accept only senders that their customer has verified. */
const sender = env.MAIL_FROM ?? (account.includes("@") ? account : env.NOTIFY_EMAIL);

/**
 * Emails the studio. Never throws. nodemailer encodes the headers, so that no value can inject another header. If the
 * server's acceptance is lost, a retry sends the email again with the same Message-ID.
 */
export async function sendMail(mail: Mail): Promise<SendOutcome> {
  if (!transport || !env.NOTIFY_EMAIL || !sender) return failed("network", "SMTP_URL is not set");
  try {
    await transport.sendMail({
      ...mail,
      from: { name: studio.name, address: sender },
      to: { name: "", address: env.NOTIFY_EMAIL },
      headers: { "Auto-Submitted": "auto-generated" },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(MAIL_TOTAL_MS),
    });
    return { kind: "sent" };
  } catch (error) {
    const cause = mailCause(error);
    return isRefusal(error) ? { kind: "refused", codes: [cause] } : failed("network", cause);
  }
}

/** Connects and logs in without sending an email. Throws if either fails. */
export async function verifyMail() {
  if (!transport) return null;
  try {
    await transport.verify();
    return `connected to ${hostOf(env.SMTP_URL)}; --send shows whether it accepts mail from ${sender}`;
  } catch (error) {
    throw new Error(mailCause(error));
  }
}

/** Whether the server rejected this email permanently, with a 5xx reply at one of the steps below. */
function isRefusal(error: unknown) {
  const step = textIn(error, "command") ?? "";
  return property(error, "permanent") === true && ["MAIL FROM", "RCPT TO", "DATA"].includes(step);
}

/** Returns the code of the system, OpenSSL or nodemailer, and of the server. A message may repeat an address. */
function mailCause(error: unknown) {
  const code = textIn(error, "originalCode") ?? textIn(error, "code") ?? "unknown";
  const codes = [code, property(error, "responseCode")].filter(Boolean).join(" ");
  const hint = isRefusal(error) ? "if it accepts only verified senders, set MAIL_FROM to one" : hints[code];
  return hint ? `${codes}: ${hint}` : codes;
}

const untrusted =
  "the server's certificate isn't trusted: if the server is yours, append ?tls.rejectUnauthorized=false to SMTP_URL";

const hints: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: "the certificate is for another name: use the certificate's name in SMTP_URL",
  ERR_SSL_WRONG_VERSION_NUMBER: "no TLS on this port: use smtp:// for ports 587 and 25, and smtps:// for 465",
  ETIMEDOUT: "no answer: use smtps:// for port 465, and smtp:// for 587 and 25",
  EAUTH: "check the user name and the password in SMTP_URL",
  ETLS: "the server offers no TLS, and a password isn't sent without it: use another port",
};
