import type { SubmissionResult } from "@conform-to/react";

/** What the page says above the form when a message could not be taken. */
export type Notice =
  | { kind: "failed" | "tooLarge" | "tooManyToday" }
  | { kind: "rateLimited"; seconds: number };

/**
 * What the action tells the page: the values and errors of the fields, and a notice; or that the message is one that
 * the assistant has handed over, and has not been sent.
 */
export type ActionData = { result?: SubmissionResult<string[]>; notice?: Notice; handedOver?: true };
