import { pino } from "pino";
import { env } from "#app/env.server.ts";

/** JSON lines on stdout. Never a secret, a key, a message's text or a visitor's address. */
export const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
