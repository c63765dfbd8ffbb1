import { z } from "zod";
import { type FieldError, fieldErrors } from "./form-service-answer.server.ts";

/** How a post ended. `stored`: in the inbox; `kept`: in the outbox; `repeated`: it had been accepted before. */
export type Outcome =
  | AttemptResult
  | { kind: "stored" }
  | { kind: "kept"; cause: string }
  | { kind: "repeated" };

/** The result of one attempt to reach the form service, the mail server or the webhook. */
export type AttemptResult =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: readonly string[] }
  | Failure;

/** A failure that a retry may resolve. `cause` is for the log and contains none of the visitor's words. */
export type Failure = { kind: "failed"; failure: z.output<typeof failure>; cause: string };

const failure = z.enum([
  ...([
    "network",
    "timeout",
    "redirect",
    "status",
    "too-large",
    "not-json",
    "unexpected",
    "storage",
  ] as const),
  // The same message failed in another process.
  "elsewhere",
]);

/** Parses the outcome of a failed post from the database. */
export const failedOutcome = z.union([
  z.object({ kind: z.literal("invalid"), errors: fieldErrors }),
  z.object({ kind: z.literal("refused"), codes: z.array(z.string()) }),
  z.object({ kind: z.literal("failed"), failure, cause: z.string() }),
]);

export function isAccepted({ kind }: Outcome) {
  return kind === "sent" || kind === "stored" || kind === "kept" || kind === "repeated";
}

/** Returns why a delivery failed, without any of the visitor's words. Empty if nothing failed. */
export function causeOf(outcome: Outcome) {
  if (outcome.kind === "refused") return outcome.codes.join(" ");
  if (outcome.kind !== "invalid") return "cause" in outcome ? outcome.cause : "";
  return outcome.errors.map(({ field, code }) => `${field} ${code}`).join(", ");
}
