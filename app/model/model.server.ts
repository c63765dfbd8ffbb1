import { env } from "#app/platform/env.server.ts";
import { chatCompletions } from "./chat-completions.server.ts";
import { gemini } from "./gemini.server.ts";
import type { Provider } from "./provider.ts";

/** Writes the chat's replies. Null without a model: then the embedded answerer replies. */
export const model: Provider | null = env.CHAT === "on" ? (gemini ?? chatCompletions) : null;

/** Who reads what a visitor writes in the chat: no model, one on the studio's own server, or another company's. */
export const modelKind = !model ? "none" : model.recipient ? "company" : "own";
