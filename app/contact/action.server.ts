import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { readForm } from "#app/http/read-form.server.ts";
import { wantsJson } from "#app/http/wants-json.ts";
import { getCopy } from "#app/i18n/copy.server.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { log } from "#app/platform/log.server.ts";
import { counter } from "#app/platform/metrics.server.ts";
import { attachedEstimate } from "./estimate-message.server.ts";
import { fieldErrorTexts } from "./field-errors.server.ts";
import { overContactRate, overDailyLimit, overDailySpamLimit } from "./limits.server.ts";
import { deliver } from "./messages/deliver.server.ts";
import { causeOf, isAccepted, type Outcome } from "./messages/outcome.ts";
import { readContactForm, readSuspectedSpam } from "./read-lead.server.ts";
import type { ActionData } from "./send.ts";

const countContact = counter("site_contact_total", "Posted contact forms, by outcome", "outcome");

type Post = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Handles a posted contact form. Logs each outcome in one line, without the visitor's words. */
export async function contactAction({ request, context, url }: Post) {
  const copy = getCopy(context, "contact");
  const locale = getLocale(context);
  const retryAfter = await overContactRate(context);
  const form = await readForm(request).catch(tooLarge);
  if (!form) return refuse(413, { notice: { kind: "tooLarge" } });

  const { submission, lead } = readContactForm(form, copy.errors, locale);
  const { initialValue } = submission.reply();
  const kept = { initialValue };
  if (retryAfter !== null)
    return refuse(429, { result: kept, notice: { kind: "rateLimited", seconds: retryAfter } }, retryAfter);

  // Without JavaScript, the chat page posts its conversation here. The visitor sees it and decides whether to send it.
  if (form.has("handOff")) return answer(200, { result: kept, handedOver: true });

  const suspected = readSuspectedSpam(form);
  const estimate = attachedEstimate(context, url.searchParams);
  if (lead && estimate) lead.message += `\n\n${estimate.text}`;
  const message = suspected ?? lead;
  if (!message) return refuse(400, { result: submission.reply() });
  const wait = await (suspected ? overDailySpamLimit : overDailyLimit)(context);
  if (wait !== null) return refuse(429, { result: kept, notice: { kind: "tooManyToday" } }, wait);

  const outcome = await deliver(message, suspected !== null);
  logOutcome(outcome, suspected !== null);
  if (isAccepted(outcome)) return redirect(`${url.pathname.replace(/^\/+/, "/")}?sent`, 303);
  if (outcome.kind !== "invalid") return answer(502, { result: kept, notice: { kind: "generic" } });
  const fieldErrors = fieldErrorTexts(outcome.errors, copy, locale);
  return answer(400, { result: submission.reply({ fieldErrors }) });
}

/** If the form's script posted the message, returns the action's data as JSON instead of rendering the page. */
export const answerScripts: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const answer = await contactAction({ request, context, url });
  if (answer instanceof Response) return Response.json({ sent: true });
  return Response.json(answer.data, answer.init ?? undefined);
};

/** Returns null if the form is too large, so that the page can say so. Rethrows any other refusal. */
function tooLarge(refusal: unknown) {
  if (refusal instanceof Response && refusal.status === 413) return null;
  throw refusal;
}

const refusals = { 400: "invalid", 413: "too large", 429: "over rate" };

function refuse(status: keyof typeof refusals, actionData: ActionData, retryAfter?: number) {
  const outcome = refusals[status];
  countContact(outcome);
  log.info({ event: "contact", outcome, fields: Object.keys(actionData.result?.error ?? {}) });
  return answer(status, actionData, retryAfter);
}

function answer(status: 200 | 400 | 413 | 429 | 502, actionData: ActionData, retryAfter?: number) {
  return data(actionData, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}

function logOutcome(outcome: Outcome, isSuspected: boolean) {
  const kind = isSuspected ? "suspected spam" : outcome.kind;
  countContact(kind);
  const failure = outcome.kind === "failed" ? outcome.failure : undefined;
  const level = isAccepted(outcome) || outcome.kind === "invalid" ? "info" : "error";
  log[level]({ event: "contact", outcome: kind, failure, cause: causeOf(outcome) || undefined });
}
