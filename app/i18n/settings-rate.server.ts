import { clientLimit, MINUTE } from "#app/http/rate-limit.server.ts";
import { env } from "#app/platform/env.server.ts";

export const overSettingsRate = clientLimit("settings", env.SETTINGS_RATE, MINUTE);
