import { isMediaType } from "#app/http/media-type.ts";
import { BODY_LIMIT } from "#app/http/read-form.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { parseJson } from "#app/platform/json.ts";
import { log } from "#app/platform/log.server.ts";
import { readUpTo } from "#app/platform/read-up-to.ts";
import { overChatRate } from "../chat-rate.server.ts";
import type { ReplyError } from "../turns.ts";
import type { Route } from "./+types/route.ts";
import { answer } from "./answer.server.ts";
import { readChatRequest } from "./chat-request.server.ts";
import { eventStream } from "./event-stream.server.ts";

/** `POST /chat/reply`: streams the reply to a conversation's last message as Server-Sent Events. */
export async function action({ request, context }: Route.ActionArgs) {
  if (env.CHAT === "off" || request.method !== "POST") return loader();
  const wait = await overChatRate(context);
  if (!isMediaType(request.headers.get("content-type"), "application/json"))
    return problem({ status: 415, message: "Unsupported media type" });
  const body = await readUpTo(request.body, BODY_LIMIT).catch(() => null);
  if (!body) return problem({ status: 413, message: "The message is too large" });
  const asked = readChatRequest(parseJson(new TextDecoder().decode(body)), getLocale(context));
  if (wait) {
    const { rateLimited } = copyIn(asked.locale, "chat").errors;
    return problem({ status: 429, message: fill(rateLimited, { seconds: wait }), retryAfter: wait });
  }
  if ("problem" in asked) {
    log.info({ event: "chat", outcome: "invalid", reason: asked.reason });
    return problem({ status: 400, message: asked.problem });
  }
  return eventStream(answer(asked, request, context), problem);
}

export function loader() {
  if (env.CHAT === "off") return problem({ status: 404, message: "Not Found" });
  const response = problem({ status: 405, message: "Method Not Allowed" });
  response.headers.set("Allow", "POST");
  return response;
}

/** Returns an error response, for a failure before the stream has begun. */
function problem({ status, message, retryAfter, facts }: Omit<ReplyError, "type" | "unconfirmed">) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  return Response.json({ error: { message }, facts }, { status, headers });
}
