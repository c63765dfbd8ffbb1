import { z } from "zod";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { observeUpstream } from "#app/platform/metrics.server.ts";
import { networkCause } from "#app/platform/network-cause.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import pkg from "../../../package.json" with { type: "json" };
import { byField, fieldNames } from "../lead.ts";
import type { Message } from "../messages/message.server.ts";
import { failed, type SendOutcome } from "../messages/outcome.ts";

type Submitted = Omit<Message, "fingerprint" | "receivedAt" | "suspectedSpam">;

/** Maximum size of an answer in bytes, after decompression. */
const ANSWER_LIMIT = 64 * 1024;

/** null if messages go to the inbox. */
export const formService = env.FORM_ID
  ? { endpoint: `${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`, timeoutMs: env.FORM_TIMEOUT_MS }
  : null;

export type FormService = NonNullable<typeof formService>;

/** Sends one message to the form service, in exactly one request. Never throws, and ends within the timeout. */
export async function postToFormService(
  message: Submitted,
  { endpoint, timeoutMs }: FormService,
): Promise<SendOutcome> {
  const start = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const exchange = new AbortController();
  const { loadedAt, webdriver } = message;
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        "Formspree-Client": `${pkg.name}@${pkg.version}`,
        "Formspree-Session-Data": Buffer.from(JSON.stringify({ loadedAt, webdriver })).toString("base64"),
        "Idempotency-Key": message.idempotencyKey,
      },
      body: JSON.stringify(byField((name) => message[name] ?? undefined)),
      // The message is meant for this service only, not for a server that it redirects to.
      redirect: "manual",
      signal: AbortSignal.any([timeout, exchange.signal]),
    });
    return await readResponse(response);
  } catch (error) {
    if (timeout.aborted) return failed("timeout", `no complete answer within ${timeoutMs} ms`);
    return failed("network", networkCause(error));
  } finally {
    observeUpstream("form", (performance.now() - start) / 1000);
    // Drops the rest of the response.
    exchange.abort();
  }
}

async function readResponse({ status, ok, body }: Response): Promise<SendOutcome> {
  if (status >= 300 && status < 400) return failed("redirect", `status ${status}`);
  if (status >= 500 || status === 429) return failed("status", `status ${status}`);
  const text = await readUpTo(body, ANSWER_LIMIT);
  if (text === null) return failed("too-large", `an answer of more than ${ANSWER_LIMIT} bytes`);
  const json = parseJson(text.toString());
  if (json === undefined) return failed("not-json", `status ${status}, not JSON`);
  const outcome = readAnswer(json);
  return outcome && (ok || outcome.kind !== "sent")
    ? outcome
    : failed("unexpected", `status ${status}, Unexpected response format`);
}

/**
 * Parses the service's JSON. Returns null if it has an unexpected format. An `errors` list wins over `next`, because a
 * duplicate message is better than a lost one.
 */
export function readAnswer(json: unknown): SendOutcome | null {
  return answer.safeParse(json).data ?? null;
}

const UNSPECIFIED = "UNSPECIFIED";
/** Nothing else, because codes are logged. */
const code = z
  .string()
  .regex(/^[A-Z_]{1,40}$/)
  .catch(UNSPECIFIED);
const errors = z
  .array(z.object({ message: z.string(), code, field: z.enum(fieldNames).nullable().catch(null) }))
  .min(1);

function fromErrors(all: z.output<typeof errors>): SendOutcome {
  const ofFields = all.flatMap(({ field, ...error }) => (field ? [{ field, ...error }] : []));
  return ofFields.length ? { kind: "invalid", errors: ofFields } : refused(...all.map(({ code }) => code));
}

function refused(...codes: string[]): SendOutcome {
  return { kind: "refused", codes };
}

const noList = z
  .unknown()
  .refine((errors) => !Array.isArray(errors))
  .optional();
const payment = z.object({
  resubmitKey: z.string(),
  stripe: z.object({ paymentIntentClientSecret: z.string() }),
});

const answer = z.union([
  z.object({ errors }).transform(({ errors }) => fromErrors(errors)),
  z.object({ error: z.string() }).transform(() => refused(UNSPECIFIED)),
  // A card payment, which this form can't make.
  payment.transform(() => refused("PAYMENT_PENDING")),
  z.object({ next: z.string(), errors: noList }).transform((): SendOutcome => ({ kind: "sent" })),
]);
