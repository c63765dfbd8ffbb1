import type { SubmissionResult } from "@conform-to/react";
import { type AnswerSchema, askPage } from "#app/islands/ask-page.ts";
import { property } from "#app/platform/json.ts";

/** Says above the form why a message was not accepted. */
export type Notice =
  | { kind: "failed" | "tooLarge" | "tooManyToday" }
  | { kind: "rateLimited"; seconds: number };

/**
 * The action's data: the fields' values and errors, and a notice. `handedOver`: the assistant wrote the message, which
 * has not been sent.
 */
export type ActionData = { result?: SubmissionResult<string[]>; notice?: Notice; handedOver?: true };

/** Posts the form. Offline, or if a proxy answers instead, the visitor keeps the form and is told that it failed. */
export async function send(action: string, form: FormData) {
  const answer = await askPage(action, { method: "POST", body: form }, readAnswer);
  return answer ?? { notice: { kind: "failed" as const } };
}

const readAnswer: AnswerSchema<ActionData | "sent"> = (json, { status }) => {
  if (status === 413) return { notice: { kind: "tooLarge" } };
  if (property(json, "sent")) return "sent";
  return property(json, "result") || property(json, "notice") ? (json as ActionData) : null;
};
