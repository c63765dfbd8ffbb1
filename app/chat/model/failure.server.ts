/** How a reply can fail, as the log names it. */
export type FailureKind =
  | "stopped" // the visitor pressed Stop or left
  | "busy" // too many concurrent replies
  | "refused" // the model's service answered with an error
  | "unreachable" // no response, or a broken connection
  | "silent" // nothing for CHAT_TIMEOUT_MS
  | "slow" // longer than CHAT_TOTAL_MS
  | "unfinished" // ended before the service said that the reply was complete
  | "cut" // ended at the model's limit of tokens, or by its filter
  | "too-long" // more than CHAT_MAX_REPLY_BYTES
  | "malformed" // an event that the service's documentation doesn't describe
  | "drained" // this process is about to exit
  | "unexpected"; // a bug in this site

/** The failures of a reply that ended at a limit: it is incomplete, but nothing went wrong. */
export const endedAtLimit: ReadonlySet<FailureKind> = new Set(["cut", "too-long", "slow"]);

type Details = {
  /** the service's own message for the visitor, without addresses and keys */
  shown?: string;
  /** for the log: the service's status or the network's error, without addresses and keys */
  cause?: string;
  /** seconds */
  retryAfter?: number;
  thrownNoError?: boolean;
};

/** A failed reply, with the status to send if no byte has been sent yet. */
export class ReplyFailure extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  readonly details: Details;

  constructor(kind: FailureKind, status: number, details: Details = {}) {
    super(kind);
    this.kind = kind;
    this.status = status;
    this.details = details;
  }
}

export function asFailure(error: unknown) {
  if (error instanceof ReplyFailure) return error;
  return new ReplyFailure("unexpected", 502, { thrownNoError: !(error instanceof Error) });
}
