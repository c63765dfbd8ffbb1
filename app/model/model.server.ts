import { env } from "#app/platform/env.server.ts";
import { gemini } from "./gemini.server.ts";
import type { Provider } from "./provider.ts";

/** What writes the replies; null where nobody does, and the site's own facts answer. */
export const model: Provider | null = env.CHAT === "on" ? gemini : null;
