import { parseJson } from "#app/platform/json.ts";
import type { ActionData } from "./action-data.ts";

/** Posts the form and tells what came of it. Offline, or with a proxy's page for an answer, the visitor keeps the form. */
export async function send(action: string, form: FormData): Promise<ActionData | "sent"> {
  const failed: ActionData = { notice: { kind: "failed" } };
  const headers = { Accept: "application/json" };
  const response = await fetch(action, { method: "POST", body: form, headers }).catch(() => null);
  if (!response) return failed;
  if (response.status === 413) return { notice: { kind: "tooLarge" } };
  const answer = parseJson(await response.text().catch(() => ""));
  if (typeof answer !== "object" || answer === null) return failed;
  if ("sent" in answer) return "sent";
  return isOutcome(answer) ? answer : failed;
}

/** Ours has one of the two, and a proxy's neither. */
function isOutcome(answer: object): answer is ActionData {
  return "result" in answer || "notice" in answer;
}
