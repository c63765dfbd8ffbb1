import type { FieldError, FormCode } from "./form-service-answer.server.ts";

/** What became of a message. `stored`: the inbox has it; `kept`: the outbox; `repeated`: it had been accepted before. */
export type Outcome = Tried | { kind: "stored" } | { kind: "kept"; cause: string } | { kind: "repeated" };

/** What became of one try at the form service. */
export type Tried =
  | { kind: "sent" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "refused"; codes: FormCode[] }
  | Failure;

/** Another time it may go well. `cause` is for the log and holds no word of the visitor's. */
export type Failure = {
  kind: "failed";
  failure:
    | "network"
    | "timeout"
    | "redirect"
    | "status"
    | "too-large"
    | "not-json"
    | "unexpected"
    | "storage";
  cause: string;
};

export function isAccepted({ kind }: Outcome) {
  return kind === "sent" || kind === "stored" || kind === "kept" || kind === "repeated";
}

/** Why a message was not taken, in words that hold nothing of it. */
export function causeOf(outcome: Outcome) {
  if (outcome.kind === "refused") return outcome.codes.join(" ");
  if (outcome.kind === "invalid")
    return outcome.errors.map(({ field, code }) => `${field} ${code}`).join(", ");
  return "cause" in outcome ? outcome.cause : "";
}
