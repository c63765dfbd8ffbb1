import { env } from "#app/platform/env.server.ts";
import { networkCause } from "#app/platform/network-cause.ts";
import { failed, type SendOutcome } from "../messages/outcome.ts";

const TIMEOUT_MS = 10_000;

/** Uses the format that most chat services accept. Never throws and never follows a redirect. */
export async function postWebhook(text: string, idempotencyKey: string): Promise<SendOutcome> {
  try {
    const { ok, status, body } = await fetch(env.NOTIFY_URL ?? "", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify({ text }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body?.cancel();
    return ok ? { kind: "sent" } : failed("status", `status ${status}`);
  } catch (error) {
    return failed("network", networkCause(error));
  }
}
