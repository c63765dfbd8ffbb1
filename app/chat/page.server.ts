import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { readForm } from "#app/http/read-form.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill, fillMax } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { asFailure, ReplyFailure } from "#app/model/failure.server.ts";
import { overChatRate } from "./chat-rate.server.ts";
import { MAX_CHARACTERS } from "./limits.ts";
import { answer, factsInstead, markedClaims, messageOf } from "./reply/answer.server.ts";
import { asTurns } from "./reply/chat-request.server.ts";
import { signConversation, verifyConversation } from "./reply/signed-conversation.server.ts";
import { recentTurns, type Turn } from "./turns.ts";
import {
  type ConversationState,
  emptyConversation,
  forget,
  type Message,
  takeBack,
} from "./window/conversation-state.ts";

/** The page after a post without JavaScript. */
export type Posted = {
  state: ConversationState;
  /** the signed conversation in the form's hidden field */
  signed: string;
  /** number of messages shown, if `undo` can restore the rest of the conversation */
  kept?: number;
  /** whether the question was refused, so that it is in the field and not in the conversation */
  unsent?: boolean;
};
type PostResult = { status: number; retryAfter?: number; posted: Posted };

/** Replies to a posted question, or performs the action of another button in the form. */
export async function answerPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<PostResult> {
  const { errors } = copyIn(locale, "chat");
  const form = fields.parse(Object.fromEntries(await readForm(request)));
  const all = form.conversation ? verifyConversation(form.conversation) : [];
  const typed = form.message.replaceAll("\r\n", "\n").trim();
  // The signature is invalid, or its secret has been replaced. The visitor keeps the question and can send it again.
  if (!all) return result(400, [], { question: form.ask || typed, error: errors.generic });
  if (form.undo) return result(200, all, {});
  const said = all.slice(0, form.kept);
  if (form.forget) return changed(forget(stateOf(said, typed)), said);
  if (form.edit && form.unsent) return result(200, said, { draft: typed });
  const takenBack = takeBack(stateOf(said, typed));
  if (form.edit) return changed(takenBack, said);
  const again = form.again && !form.unsent;
  const earlier = again ? said.slice(0, takenBack.messages.length) : said;
  const question = again ? takenBack.draft : form.ask.trim() || typed;
  if (!question) return result(200, earlier, {});
  if ([...question].length > MAX_CHARACTERS) {
    return result(400, earlier, { question, error: fillMax(locale, errors.tooLong, MAX_CHARACTERS) });
  }
  const wait = await overChatRate(context);
  if (wait) {
    return result(429, earlier, { question, error: fill(errors.rateLimited, { seconds: wait }), wait });
  }
  return reply(request, context, locale, earlier, question, question === typed ? "" : typed);
}

const text = z.string().catch("");
const fields = z.object({
  message: text,
  conversation: text,
  // names of buttons
  ask: text,
  again: text,
  edit: text,
  forget: text,
  undo: text,
  // hidden fields
  unsent: text,
  kept: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

async function reply(
  request: Request,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  earlier: Turn[],
  question: string,
  draft: string,
) {
  const end = new AbortController();
  request.signal.addEventListener("abort", () => end.abort(new ReplyFailure("stopped", 502)), { once: true });
  const turns: Turn[] = [...earlier, { role: "user", text: question }];
  const asked = { locale, turns: asTurns(recentTurns(turns, Number.POSITIVE_INFINITY)) };
  const message: Message = { role: "model", text: "" };
  try {
    for await (const event of answer(asked, end, context)) {
      if (event.type === "text") message.text += event.text;
      else message.unconfirmed = event.unconfirmed;
      if (event.type === "error") {
        message.incomplete = true;
        if (!event.isCut) message.error = event.message;
      }
      if (event.type === "done") message.followUps = event.followUps;
    }
  } catch (thrown) {
    const failure = asFailure(thrown);
    const wait = failure.retryAfter;
    const error = messageOf(failure, locale);
    const facts = factsInstead(failure, asked);
    if (!facts) return result(failure.status, earlier, { question, error, wait });
    const last: Message = { role: "model", error, ...facts };
    return result(failure.status, [...turns, { role: "model", text: facts.text }], { last, wait, draft });
  }
  return result(200, [...turns, { role: "model", text: message.text }], { last: message, draft });
}

type Details = {
  /** the reply, if the last turn is a reply */
  last?: Message;
  /** an unanswered question, shown in the conversation and put back into the field */
  question?: string;
  error?: string;
  /** unsent text in the field */
  draft?: string;
  wait?: number;
};

function result(
  status: number,
  turns: Turn[],
  { last, question, error, wait, draft = "" }: Details,
): PostResult {
  const state = stateOf(turns, error ? (question ?? "") : draft);
  const { messages } = state;
  const newest = messages.at(-1);
  if (last && newest) Object.assign(newest, last);
  if (question && error) {
    messages.push({ role: "user", text: question });
    messages.push({ role: "model", text: "", error });
  }
  const unsent = error !== undefined;
  return { status, retryAfter: wait, posted: { state, signed: signConversation(turns), unsent } };
}

/** Returns a changed conversation. The change can be undone, because the form still carries the previous one. */
function changed(state: ConversationState, before: Turn[]): PostResult {
  const signed = signConversation(before);
  return { status: 200, posted: { state, signed, kept: state.messages.length } };
}

function stateOf(turns: Turn[], draft: string): ConversationState {
  const messages = turns.map(({ role, text }, index) => ({
    role,
    text,
    unconfirmed: role === "model" ? markedClaims(text, turns.slice(0, index)) : undefined,
  }));
  return { ...emptyConversation, messages, draft };
}
