import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { overRate } from "#app/http/rate-limit.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { answer, messageOf } from "./answer/answer.server.ts";
import { asTurns } from "./answer/chat-request.server.ts";
import { asFailure, ReplyFailure } from "./answer/failure.server.ts";
import { signConversation, verifyConversation } from "./answer/signed-conversation.server.ts";
import { MAX_CHARACTERS } from "./limits.ts";
import { recentTurns, type Turn } from "./turns.ts";
import { type ConversationState, type Message, nothingSaid } from "./window/conversation-state.ts";

/** What the page shows after a post without JavaScript. */
export type Posted = { state: ConversationState; signed: string };
type PostResult = { status: number; retryAfter?: number; posted: Posted };

/** Takes a posted question and answers it on the page. */
export async function answerPost(
  request: Request,
  context: Readonly<RouterContextProvider>,
  locale: Locale,
): Promise<PostResult> {
  const { suggestions, errors } = copyIn(locale, "chat");
  const form = fields.parse(Object.fromEntries(await readForm(request)));
  if (form.forget) return result(200, [], {});
  const earlier = form.conversation ? verifyConversation(form.conversation) : [];
  const suggested = form.suggestion && suggestions[form.suggestion];
  const question = suggested || form.message.replaceAll("\r\n", "\n").trim();
  // Not ours, or signed before the secret changed: what was typed is kept, and can be sent again.
  if (!earlier) return result(400, [], { question, error: errors.generic });
  if (!question) return result(200, earlier, {});
  if ([...question].length > MAX_CHARACTERS) {
    return result(400, earlier, { question, error: fill(errors.tooLong, { max: MAX_CHARACTERS }) });
  }
  const wait = await overRate("chat", context);
  if (wait) {
    return result(429, earlier, { question, error: fill(errors.rateLimited, { seconds: wait }), wait });
  }
  return reply(request, locale, earlier, question);
}

const text = z.string().catch("");
const fields = z.object({
  message: text,
  conversation: text,
  forget: text,
  suggestion: z.enum(["price", "timeline", "launch"]).optional().catch(undefined),
});

async function reply(request: Request, locale: Locale, earlier: Turn[], question: string) {
  const end = new AbortController();
  request.signal.addEventListener("abort", () => end.abort(new ReplyFailure("stopped", 502)), { once: true });
  const turns: Turn[] = [...earlier, { role: "user", text: question }];
  const message: Omit<Message, "id"> = { role: "model", text: "" };
  try {
    for await (const event of answer(
      { locale, turns: asTurns(recentTurns(turns, Number.POSITIVE_INFINITY)) },
      end,
    )) {
      if (event.type === "text") message.text += event.text;
      else if (event.type === "error") Object.assign(message, { error: event.message, incomplete: true });
      else Object.assign(message, { source: event.source, unconfirmed: event.unconfirmed });
    }
  } catch (error) {
    const failure = asFailure(error);
    return result(failure.status, earlier, {
      question,
      error: messageOf(failure, locale),
      wait: failure.retryAfter,
    });
  }
  return result(200, [...turns, { role: "model", text: message.text }], { last: message });
}

type Details = {
  /** the reply as it came, where the last turn is one */
  last?: Omit<Message, "id">;
  /** a question that was not answered: shown, and in the field to be sent again */
  question?: string;
  error?: string;
  wait?: number;
};

function result(status: number, turns: Turn[], { last, question, error, wait }: Details): PostResult {
  const messages: Message[] = turns.map((turn, index) => ({ ...turn, id: index + 1 }));
  const newest = messages.at(-1);
  if (last && newest) Object.assign(newest, last);
  if (question && error) {
    messages.push({ id: messages.length + 1, role: "user", text: question });
    messages.push({ id: messages.length + 1, role: "model", text: "", error });
  }
  return {
    status,
    retryAfter: wait,
    posted: {
      state: { ...nothingSaid, messages, draft: error ? (question ?? "") : "" },
      signed: signConversation(turns),
    },
  };
}
