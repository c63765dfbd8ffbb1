import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { observeUpstream } from "#app/platform/metrics.server.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import pkg from "../../../package.json" with { type: "json" };
import { byField } from "../lead.ts";
import type { Submission } from "../submission.server.ts";
import { readAnswer } from "./form-service-answer.server.ts";
import { networkCause } from "./network-cause.ts";
import type { Failure, Tried } from "./outcome.ts";

type Submitted = Omit<Submission, "fingerprint" | "receivedAt">;

/** More than any answer needs, after decompression. */
const ANSWER_LIMIT = 64 * 1024;
const CLIENT = `${pkg.name}@${pkg.version}`;

/** How the form service is reached. */
export type FormService = {
  /** `{FORM_SERVICE_URL}/f/{FORM_ID}` */
  endpoint: string;
  /** For the whole exchange, the answer's last byte included. */
  timeoutMs: number;
};

/** null where messages go to the inbox. */
export const formService: FormService | null = env.FORM_ID
  ? { endpoint: `${env.FORM_SERVICE_URL}/f/${env.FORM_ID}`, timeoutMs: env.FORM_TIMEOUT_MS }
  : null;

/**
 * Hands one message to the form service, in exactly one request. Never throws, and answers within the
 * timeout: nothing that the service does or omits can hold it up or fill the memory.
 */
export async function postToFormService(
  message: Submitted,
  { endpoint, timeoutMs }: FormService,
): Promise<Tried> {
  const exchange = new AbortController();
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed("timeout", `no complete answer within ${timeoutMs} ms`));
      exchange.abort();
    }, timeoutMs);
  });
  try {
    // Raced: a fetch that overhears its signal must not keep a visitor waiting.
    return await Promise.race([post(message, endpoint, exchange.signal), deadline]);
  } finally {
    clearTimeout(timer);
    observeUpstream("form", (performance.now() - start) / 1000);
    // Lets go of whatever is still coming in.
    exchange.abort();
  }
}

async function post(message: Submitted, endpoint: string, signal: AbortSignal): Promise<Tried> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: headers(message),
      body: JSON.stringify(byField((name) => message[name] ?? undefined)),
      // What a redirect leads to is not whom the visitor has written to.
      redirect: "manual",
      signal,
    });
    return await readResponse(response);
  } catch (error) {
    return failed("network", networkCause(error));
  }
}

function headers({ loadedAt, webdriver, idempotencyKey }: Submitted) {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    "Formspree-Client": CLIENT,
    "Formspree-Session-Data": Buffer.from(JSON.stringify({ loadedAt, webdriver })).toString("base64"),
    "Idempotency-Key": idempotencyKey,
  };
}

async function readResponse({ status, ok, body }: Response): Promise<Tried> {
  if (status >= 300 && status < 400) return failed("redirect", `status ${status}`);
  if (status >= 500 || status === 429) return failed("status", `status ${status}`);
  const text = await readUpTo(body, ANSWER_LIMIT);
  if (text === null) return failed("too-large", `an answer of more than ${ANSWER_LIMIT} bytes`);
  const json = parseJson(text.toString());
  if (json === undefined) return failed("not-json", `status ${status}, not JSON`);
  const answer = readAnswer(json);
  if (answer.kind === "unexpected" || (answer.kind === "sent" && !ok))
    return failed("unexpected", `status ${status}, Unexpected response format`);
  return answer;
}

function failed(failure: Failure["failure"], cause: string): Failure {
  return { kind: "failed", failure, cause };
}
