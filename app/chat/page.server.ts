import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { readForm } from "#app/http/read-form.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { parseJson } from "#app/platform/json.ts";
import { overChatRate } from "./chat-rate.server.ts";
import { answer, unconfirmedIn } from "./reply/answer.server.ts";
import { readChatRequest } from "./reply/chat-request.server.ts";
import { afterEvent, type Message, type ReplyError, recentTurns, type Turn } from "./turns.ts";

/** The page after a post without JavaScript. `conversation` is for the form's hidden field. */
export type Posted = { messages: Message[]; draft: string; conversation: string };

/** Maximum size of the encoded conversation. Leaves room in a form of 64 KiB for the longest percent-encoded question. */
const MAX_BYTES = 40_000;

/** Replies to a posted question, or forgets the conversation. */
export async function answerPost(request: Request, context: Readonly<RouterContextProvider>, locale: Locale) {
  const { errors } = copyIn(locale, "chat");
  const form = fields.parse(Object.fromEntries(await readForm(request)));
  const draft = form.message.replaceAll("\r\n", "\n").trim();
  if (form.forget) return result({ turns: [], draft });
  const { data: earlier } = conversation.safeParse(parseJson(form.conversation || "[]"));
  const question: Turn = { role: "user", text: form.ask.trim() || draft };
  // The question stays in the field, so that the visitor can send it again.
  const unanswered = (status: number, error: string, retryAfter?: number) =>
    result({
      ...{ status, retryAfter, turns: earlier ?? [], draft: question.text },
      unanswered: [question, { role: "model", text: "", error }],
    });
  if (!earlier) return unanswered(400, errors.generic);
  if (!question.text) return result({ turns: earlier, draft: "" });
  const asked = readChatRequest({ language: locale, messages: [question] }, locale);
  if ("problem" in asked) return unanswered(400, asked.problem);
  const wait = await overChatRate(context);
  if (wait) return unanswered(429, fill(errors.rateLimited, { seconds: wait }), wait);

  const turns = [...earlier, question];
  asked.turns = recentTurns(turns, Number.POSITIVE_INFINITY);
  let reply: Message = { role: "model", text: "" };
  let failure: ReplyError | undefined;
  for await (const event of answer(asked, request, context)) {
    reply = afterEvent(reply, event);
    if (event.type === "error") failure = event;
  }
  const rest = form.ask ? draft : "";
  if (!failure || reply.incomplete) return result({ turns, reply, draft: rest });
  const { status = 502, message, retryAfter } = failure;
  if (reply.text) return result({ status, retryAfter, turns, reply, draft: rest });
  return unanswered(status, message, retryAfter);
}

const text = z.string().catch("");
const fields = z.object({ message: text, conversation: text, ask: text, forget: text });
const conversation = z.array(z.object({ role: z.enum(["user", "model"]).catch("user"), text: z.string() }));

type Result = {
  status?: number;
  retryAfter?: number | undefined;
  turns: Turn[];
  /** kept for the next question */
  reply?: Message;
  /** a question and its error, which are only shown */
  unanswered?: Message[];
  draft: string;
};

async function result({ status = 200, retryAfter, turns, reply, unanswered = [], draft }: Result) {
  const messages: Message[] = [];
  for (const { role, text } of turns)
    messages.push({ role, text, unconfirmed: role === "model" ? await unconfirmedIn(text) : undefined });
  const kept = recentTurns(reply ? [...turns, reply] : turns, MAX_BYTES, formBytes);
  const newest = reply ? [reply] : unanswered;
  const posted: Posted = { messages: [...messages, ...newest], draft, conversation: JSON.stringify(kept) };
  return { status, retryAfter, posted };
}

function formBytes(turn: Turn) {
  return new URLSearchParams([[`${JSON.stringify(turn)},`, ""]]).toString().length;
}
