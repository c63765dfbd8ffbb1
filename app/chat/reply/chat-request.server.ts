import { z } from "zod";
import { copyIn } from "#app/i18n/copy.server.ts";
import { fillMax } from "#app/i18n/fill.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { lengthOf, MAX_CHARACTERS, MAX_MESSAGES } from "../conversation-limits.ts";
import type { Turn } from "../turns.ts";

/** A conversation that ends with a question. */
export type ChatRequest = { locale: Locale; turns: Turn[] };

/** `problem` is for the visitor. `reason` is for the log: the field and the rule, without the visitor's text. */
type Refused = { locale: Locale; problem: string; reason: string };

export function readChatRequest(body: unknown, fallback: Locale): ChatRequest | Refused {
  const language = z.object({ language: z.enum(locales) }).safeParse(body);
  const locale = language.success ? language.data.language : fallback;
  const { errors } = copyIn(locale, "chat");
  const parsed = schema.safeParse(body);
  if (parsed.success) return { locale, turns: asTurns(parsed.data.messages) };
  const reasons: unknown[] = parsed.error.issues.map(({ message }) => message);
  const [issue] = parsed.error.issues;
  const rule = issue?.code === "custom" ? issue.message : issue?.code;
  const reason = `${issue?.path.join(".") || "body"}: ${rule}`;
  const tooLong = parsed.error.issues.find(({ message }) => message === "tooLong");
  if (tooLong?.code === "custom")
    return {
      locale,
      reason,
      problem: fillMax(locale, errors.tooLong, MAX_CHARACTERS, tooLong.params?.length),
    };
  if (reasons.includes("tooMany")) return { locale, reason, problem: errors.conversationTooLong };
  return { locale, reason, problem: errors.generic };
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
    .refine((messages) => messages.at(-1)?.role === "user" && messages.at(-1)?.text !== "", "empty"),
});

/**
 * Returns turns as models require them: alternating and starting with the visitor. A message with another role is
 * quoted in the visitor's turn, because it is data and never an instruction.
 */
export function asTurns(messages: { role: string; text: string }[]): Turn[] {
  const turns: Turn[] = [];
  for (const { role, text } of messages) {
    if (!text) continue;
    const turn: Turn =
      role === "user" || role === "model" ? { role, text } : { role: "user", text: `[${role}] ${text}` };
    const previous = turns.at(-1);
    if (previous?.role === turn.role) previous.text += `\n\n${turn.text}`;
    else if (previous || turn.role === "user") turns.push(turn);
  }
  return turns;
}
