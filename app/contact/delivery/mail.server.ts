import { setTimeout as sleep } from "node:timers/promises";
import { getSystemErrorName } from "node:util";
import { createTransport, type SendMailOptions } from "nodemailer";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import type { Tried } from "./outcome.ts";

/** The timeouts of each step and of the whole exchange. */
const STEP_MS = 10_000;
export const MAIL_TOTAL_MS = 60_000;

type Mail = Pick<SendMailOptions, "subject" | "text" | "replyTo" | "messageId" | "date">;

/** null if no mail is sent. */
const server = env.SMTP_URL ? serverAt(new URL(env.SMTP_URL)) : null;

/**
 * Mails the studio. Never throws. nodemailer writes the headers, so that no value breaks out of its own. An email whose
 * acceptance got lost is sent again, with the same Message-ID.
 */
export async function sendMail(mail: Mail): Promise<Tried> {
  if (!server || !env.NOTIFY_EMAIL) return { kind: "failed", failure: "network", cause: "no SMTP_URL" };
  const address = server.auth?.user.includes("@") ? server.auth.user : env.NOTIFY_EMAIL;
  const sent = createTransport(server).sendMail({
    ...mail,
    from: { name: studio.name, address },
    to: { name: "", address: env.NOTIFY_EMAIL },
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return Promise.race([sent, tooLate()]).then(
    () => ({ kind: "sent" }),
    (error: unknown): Tried =>
      isRefusal(error)
        ? { kind: "refused", codes: [mailCause(error)] }
        : { kind: "failed", failure: "network", cause: mailCause(error) },
  );
}

/** Connects and logs in, and sends nothing. Throws if that fails. */
export async function verifyMail() {
  if (!server) return null;
  try {
    await createTransport(server).verify();
    return server.host;
  } catch (error) {
    throw new Error(mailCause(error));
  }
}

/** Whether the server will never take this email: it answered one of these steps with a 5xx. */
function isRefusal(error: unknown) {
  if (!(error instanceof Error && "command" in error && "responseCode" in error)) return false;
  const step = String(error.command);
  return Number(error.responseCode) >= 500 && ["MAIL FROM", "RCPT TO", "DATA"].includes(step);
}

/** The kind of failure and the server's code. Its text may repeat an address. */
function mailCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  // nodemailer puts a code of its own in the place of the system's.
  const system = "errno" in error && typeof error.errno === "number" ? getSystemErrorName(error.errno) : null;
  const code = system ?? ("code" in error ? String(error.code) : error.name);
  return "responseCode" in error && error.responseCode ? `${code} ${error.responseCode}` : code;
}

function serverAt({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "smtps:";
  const auth = username
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    auth,
    // A password is never sent in the clear.
    requireTLS: auth !== undefined && !secure,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
  };
}

async function tooLate(): Promise<never> {
  await sleep(MAIL_TOTAL_MS, null, { ref: false });
  throw Object.assign(new Error("no complete answer"), { code: "ETIMEDOUT" });
}
