import type { SubmissionResult } from "@conform-to/react";
import { type AnswerSchema, askPage } from "#app/islands/ask-page.ts";
import { property } from "#app/platform/json.ts";

/** `kind` is the name of its text. `seconds` are left until the visitor may send again. */
export type Notice = { kind: "generic" | "tooLarge" | "tooManyToday" | "rateLimited"; seconds?: number };

/** `handedOver` means that the message is a conversation with the assistant that has not been sent. */
export type ActionData = { result?: SubmissionResult<string[]>; notice?: Notice; handedOver?: true };

/** Posts the form. If the visitor is offline or a proxy answers instead, returns a notice that sending failed. */
export async function send(action: string, form: FormData) {
  const answer = await askPage(action, { method: "POST", body: form }, readAnswer);
  return answer ?? { notice: { kind: "generic" as const } };
}

const readAnswer: AnswerSchema<ActionData | "sent"> = (json, { status }) => {
  if (status === 413) return { notice: { kind: "tooLarge" } };
  if (property(json, "sent")) return "sent";
  return property(json, "result") || property(json, "notice") ? (json as ActionData) : null;
};
