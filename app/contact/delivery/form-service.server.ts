import { observeUpstream } from "#app/platform/metrics.server.ts";
import pkg from "../../../package.json" with { type: "json" };
import type { Lead } from "../lead.ts";
import { type FieldError, type FormCode, readAnswer } from "./form-service-answer.server.ts";

/** More than any answer needs, after decompression. */
const ANSWER_LIMIT = 64 * 1024;
const CLIENT = `${pkg.name}@${pkg.version}`;

export type FormServiceOptions = {
  /** `{FORM_SERVICE_URL}/f/{FORM_ID}` */
  endpoint: string;
  /** For the whole exchange, the answer's last byte included. */
  timeoutMs: number;
  /** The same on each try of one message. */
  idempotencyKey: string;
};

export type FormServiceOutcome =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: FormCode[] }
  | Failure;

/** The service may take the message another time. `cause` is for the log and holds no word of the visitor's. */
export type Failure = {
  kind: "failed";
  failure: "network" | "timeout" | "redirect" | "status" | "too-large" | "not-json" | "unexpected";
  cause: string;
};

/**
 * Hands one message to the form service, in exactly one request. Never throws, and answers within the
 * timeout: nothing that the service does or omits can hold it up or fill the memory.
 */
export async function postToFormService(
  lead: Lead,
  options: FormServiceOptions,
): Promise<FormServiceOutcome> {
  const exchange = new AbortController();
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed("timeout", `no complete answer within ${options.timeoutMs} ms`));
      exchange.abort();
    }, options.timeoutMs);
  });
  try {
    // Raced: a fetch that overhears its signal must not keep a visitor waiting.
    return await Promise.race([post(lead, options, exchange.signal), deadline]);
  } finally {
    clearTimeout(timer);
    observeUpstream("form", (performance.now() - start) / 1000);
    // Lets go of whatever is still coming in.
    exchange.abort();
  }
}

async function post(
  lead: Lead,
  { endpoint, idempotencyKey }: FormServiceOptions,
  signal: AbortSignal,
): Promise<FormServiceOutcome> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: headers(lead, idempotencyKey),
      body: JSON.stringify(body(lead)),
      // What a redirect leads to is not whom the visitor has written to.
      redirect: "manual",
      signal,
    });
    return await readOutcome(response);
  } catch (error) {
    return failed("network", networkCause(error));
  }
}

function headers(lead: Lead, idempotencyKey: string) {
  const session = JSON.stringify({ loadedAt: lead.loadedAt, webdriver: lead.webdriver });
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    "Formspree-Client": CLIENT,
    "Formspree-Session-Data": Buffer.from(session).toString("base64"),
    "Idempotency-Key": idempotencyKey,
  };
}

function body({ name, email, message, service }: Lead) {
  return service ? { name, email, message, service } : { name, email, message };
}

async function readOutcome(response: Response): Promise<FormServiceOutcome> {
  const { status } = response;
  if (status >= 300 && status < 400) return failed("redirect", `status ${status}`);
  if (status >= 500 || status === 429) return failed("status", `status ${status}`);
  const text = await readText(response);
  if (text === null) return failed("too-large", `an answer of more than ${ANSWER_LIMIT} bytes`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed("not-json", `status ${status}, not JSON`);
  }
  const answer = readAnswer(json);
  if (answer.kind === "unexpected" || (answer.kind === "sent" && !response.ok))
    return failed("unexpected", `status ${status}, Unexpected response format`);
  return answer;
}

/** The answer's text, or null where it is longer than any answer should be. */
async function readText(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

// `fetch failed` says nothing; what the system says of the connection is in the cause. Codes only: a message
// would name the form's address.
function networkCause(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause && "code" in cause && typeof cause.code === "string")
    return cause.code;
  return error instanceof Error ? error.name : "unknown";
}

function failed(failure: Failure["failure"], cause: string): Failure {
  return { kind: "failed", failure, cause };
}
