import { clientLimit } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";

export const overChatRate = clientLimit("chat", env.CHAT_RATE, "minute");
