import { readUpTo } from "#app/platform/read-up-to.ts";
import { isMediaType } from "./media-type.ts";

/** The largest body that any route accepts, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads a posted form. Throws a response: 415 for another content type, 413 for a body over the limit (before all of it
 * is in memory, even without a declared length), 400 for a malformed form.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!isMediaType(type, "application/x-www-form-urlencoded", "multipart/form-data")) {
    throw new Response("Unsupported media type", { status: 415 });
  }
  const body = await readUpTo(request.body, BODY_LIMIT);
  if (!body) throw new Response("The message is too large", { status: 413 });
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw badRequest("Malformed form");
  }
}

export function badRequest(message: string) {
  return new Response(message, { status: 400 });
}
