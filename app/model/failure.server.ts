/** How a reply can fail, as the log names it. */
export type FailureKind =
  | "stopped" // the visitor pressed Stop or left
  | "busy" // too many replies under way
  | "refused" // the model's service answered with an error
  | "unreachable" // no answer at all, or a broken connection
  | "silent" // CHAT_TIMEOUT_MS without a word
  | "slow" // CHAT_TOTAL_MS are over
  | "unfinished" // ended by something else than STOP
  | "too-long" // past CHAT_MAX_REPLY_BYTES
  | "malformed" // not what the service's documentation describes
  | "drained" // this process is about to end
  | "unexpected"; // ours

type Details = { shown?: string; retryAfter?: number; thrownNoError?: boolean };

/** A reply that fails: the status where no byte has been sent, and what the service itself said, if anything. */
export class ReplyFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** The service's own words for the visitor, without addresses and keys. */
  readonly shown: string | undefined;
  /** seconds */
  readonly retryAfter: number | undefined;
  readonly thrownNoError: boolean;

  constructor(kind: FailureKind, status: number, { shown, retryAfter, thrownNoError = false }: Details = {}) {
    super(kind);
    this.kind = kind;
    this.status = status;
    this.shown = shown;
    this.retryAfter = retryAfter;
    this.thrownNoError = thrownNoError;
  }
}

export function asFailure(error: unknown) {
  if (error instanceof ReplyFailure) return error;
  return new ReplyFailure("unexpected", 502, { thrownNoError: !(error instanceof Error) });
}
