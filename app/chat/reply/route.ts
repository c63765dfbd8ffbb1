import { isMediaType } from "#app/http/media-type.ts";
import { readBody } from "#app/http/read-form.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { splitPrefix } from "#app/i18n/locales.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { overChatRate } from "../chat-rate.server.ts";
import { asFailure, ReplyFailure } from "../model/failure.server.ts";
import type { Fallback } from "../turns.ts";
import type { Route } from "./+types/route.ts";
import { answer, factsInstead, messageOf } from "./answer.server.ts";
import { readChatRequest } from "./chat-request.server.ts";
import { eventStream } from "./event-stream.server.ts";

/** `POST /chat/reply`: streams the reply to a conversation's last message as Server-Sent Events. */
export async function action({ request, context }: Route.ActionArgs) {
  if (env.CHAT === "off") return problem(404, "Not Found");
  if (request.method !== "POST") return methodNotAllowed();
  const wait = await overChatRate(context);
  const body = await readJson(request);
  const asked = readChatRequest(body, pageLanguage(request) ?? getLocale(context));
  if (wait) {
    const { rateLimited } = copyIn(asked.locale, "chat").errors;
    return problem(429, fill(rateLimited, { seconds: wait }), wait);
  }
  if (body instanceof Response) return body;
  if ("problem" in asked) {
    log.info({ event: "chat", outcome: "invalid", reason: asked.reason });
    return problem(400, asked.problem);
  }

  const end = new AbortController();
  const leave = () => end.abort(new ReplyFailure("stopped", 502));
  request.signal.addEventListener("abort", leave, { once: true });
  if (request.signal.aborted) leave();
  const explain = (failure: ReplyFailure) => ({
    message: messageOf(failure, asked.locale),
    facts: factsInstead(failure, asked),
  });
  try {
    // The stream keeps a reference to the request: once garbage-collected, the signal of the request never fires.
    return await eventStream(answer(asked, end, context), request, leave, (error) => ({
      type: "error",
      ...explain(asFailure(error)),
    }));
  } catch (error) {
    const failure = asFailure(error);
    const { message, facts } = explain(failure);
    return problem(failure.status, message, failure.retryAfter, facts);
  }
}

export function loader() {
  return env.CHAT === "off" ? problem(404, "Not Found") : methodNotAllowed();
}

function pageLanguage(request: Request) {
  const page = URL.parse(request.headers.get("referer") ?? "");
  return page && splitPrefix(page.pathname)[0];
}

async function readJson(request: Request): Promise<unknown> {
  if (!isMediaType(request.headers.get("content-type"), "application/json")) {
    log.info({ event: "chat", outcome: "invalid", reason: "Content-Type must be application/json" });
    return problem(415, "Unsupported media type");
  }
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(request)));
  } catch (error) {
    if (error instanceof Response) return problem(error.status, await error.text());
    log.info({ event: "chat", outcome: "invalid", reason: "malformed JSON" });
    return problem(400, "Malformed JSON");
  }
}

function methodNotAllowed() {
  const response = problem(405, "Method Not Allowed");
  response.headers.set("Allow", "POST");
  return response;
}

/** Returns an error response, for a failure before the stream has begun. */
function problem(status: number, message: string, retryAfter?: number, facts?: Fallback) {
  const response = Response.json(
    { error: { message }, facts },
    { status, headers: { "Cache-Control": "no-store" } },
  );
  if (retryAfter) response.headers.set("Retry-After", String(retryAfter));
  return response;
}
