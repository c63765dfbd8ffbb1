import type { RouterContextProvider } from "react-router";
import { env } from "#app/platform/env.server.ts";
import { clientLimit } from "./rate-limit.server.ts";
import { readForm } from "./read-form.server.ts";

/** The `loader` of a route that accepts only POST. */
export function postOnly() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
}

/** Reads a posted choice of language or theme. Throws a response: 429 over SETTINGS_RATE, others as `readForm` does. */
export async function readSettingForm(request: Request, context: Readonly<RouterContextProvider>) {
  const retryAfter = await overSettingsRate(context);
  if (retryAfter)
    throw new Response("Too many requests", { status: 429, headers: { "Retry-After": String(retryAfter) } });
  return readForm(request);
}

const overSettingsRate = clientLimit("settings", env.SETTINGS_RATE, "minute");

/** Header that makes the browser drop the pages it prefetched or prerendered before the visitor's choice. */
export const forgetPages = { "Clear-Site-Data": '"prefetchCache", "prerenderCache"' };
