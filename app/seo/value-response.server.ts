import { createHash } from "node:crypto";

/**
 * An answer that is the same for everyone who asks: kept by caches for an hour, and never sent twice to who has it.
 * Its ETag is weak, so that it holds for the compressed forms too.
 */
export function valueResponse(request: Request, body: string, headers: Record<string, string>) {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const common = {
    ...headers,
    ETag: etag,
    "Cache-Control": "public, max-age=3600",
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: common });
}
