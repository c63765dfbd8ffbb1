import { env } from "#app/platform/env.server.ts";
import { chatCompletions } from "./chat-completions.server.ts";
import { gemini } from "./gemini.server.ts";
import type { Provider } from "./provider.ts";

/** The model that writes the chat's replies. Null: the embedded answerer replies. */
export const model: Provider | null = env.CHAT === "on" ? (gemini ?? chatCompletions) : null;

/** What visitors are told about the model: none, on the studio's own server, or another company's. */
export const modelKind = !model ? "none" : model.recipient ? "company" : "own";
