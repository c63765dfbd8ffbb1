import { z } from "zod";
import { fieldNames } from "../lead.ts";

export type FieldError = z.output<typeof fieldError>;
const fieldError = z.object({ field: z.enum(fieldNames), code: z.string(), message: z.string() });

/** How a post ended. Duplicates in other processes read it from the database. */
export const outcome = z.discriminatedUnion("kind", [
  /** in the inbox */
  z.object({ kind: z.literal("stored") }),
  z.object({ kind: z.literal("sent") }),
  /** in the outbox */
  z.object({ kind: z.literal("kept"), cause: z.string() }),
  /** accepted before */
  z.object({ kind: z.literal("repeated") }),
  z.object({ kind: z.literal("invalid"), errors: z.array(fieldError) }),
  z.object({ kind: z.literal("refused"), codes: z.array(z.string()) }),
  /** A retry may succeed. `cause` is for the log and contains none of the visitor's words. */
  z.object({ kind: z.literal("failed"), failure: z.string(), cause: z.string() }),
]);

export type Outcome = z.output<typeof outcome>;
/** The result of one attempt to reach the form service, the mail server or the webhook. */
export type SendOutcome = Extract<Outcome, { kind: "sent" | "invalid" | "refused" | "failed" }>;

export function failed(failure: string, cause: string) {
  return { kind: "failed" as const, failure, cause };
}

export function isAccepted({ kind }: Outcome) {
  return kind === "sent" || kind === "stored" || kind === "kept" || kind === "repeated";
}

/** Returns why a delivery failed, without any of the visitor's words. Empty if nothing failed. */
export function causeOf(outcome: Outcome) {
  if (outcome.kind === "refused") return outcome.codes.join(" ");
  if (outcome.kind !== "invalid") return "cause" in outcome ? outcome.cause : "";
  return outcome.errors.map(({ field, code }) => `${field} ${code}`).join(", ");
}
