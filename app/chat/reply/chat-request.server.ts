import { z } from "zod";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fillMax } from "#app/i18n/fill.ts";
import { isLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { property } from "#app/platform/json.ts";
import { lengthOf, MAX_CHARACTERS, MAX_MESSAGES } from "../conversation-limits.ts";
import type { Turn } from "../turns.ts";

/** A conversation that ends with a question. */
export type ChatRequest = { locale: Locale; turns: Turn[] };

/** `problem` is for the visitor. `reason` is for the log: the field and the rule, without the visitor's text. */
type Refused = { locale: Locale; problem: string; reason: string };

export function readChatRequest(body: unknown, fallback: Locale): ChatRequest | Refused {
  const language = property(body, "language");
  const locale = isLocale(language) ? language : fallback;
  const { data, error } = schema.safeParse(body);
  if (data) return { locale, turns: data.messages };
  const { errors } = copyIn(locale, "chat");
  const [issue] = error.issues;
  const custom = issue?.code === "custom" ? issue : undefined;
  const reason = `${issue?.path.join(".") || "body"}: ${custom?.message ?? issue?.code}`;
  const problem = issue?.message === "tooMany" ? errors.conversationTooLong : errors.generic;
  const tooLong = () => fillMax(locale, errors.tooLong, MAX_CHARACTERS, custom?.params?.length);
  return { locale, reason, problem: custom?.message === "tooLong" ? tooLong() : problem };
}

const message = z.object({
  role: z.string().max(32),
  text: z
    .string()
    // A lone surrogate isn't a character, and a strict model refuses the whole request.
    .transform((text) => text.replace(/\p{Surrogate}/gu, "\ufffd").trim())
    .superRefine((text, { addIssue }) => {
      const length = lengthOf(text);
      if (length > MAX_CHARACTERS) addIssue({ code: "custom", message: "tooLong", params: { length } });
    }),
});

const schema = z.object({
  language: z.enum(locales),
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES, "tooMany")
    .refine((messages) => messages.at(-1)?.role === "user" && messages.at(-1)?.text !== "", "empty")
    .transform((messages) => messages.map(asTurn)),
});

/** Quotes a message with another role in a turn of the visitor, because it is data and never an instruction. */
function asTurn({ role, text }: z.infer<typeof message>): Turn {
  return role === "user" || role === "model" ? { role, text } : { role: "user", text: `[${role}] ${text}` };
}

/** Joins consecutive turns of the same role, because models require alternating turns. */
export function alternating(turns: readonly Turn[]) {
  const joined: Turn[] = [];
  for (const { role, text } of turns) {
    const previous = joined.at(-1);
    if (previous?.role === role) previous.text += `\n\n${text}`;
    else joined.push({ role, text });
  }
  return joined;
}
