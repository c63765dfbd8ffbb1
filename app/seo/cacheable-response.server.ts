import { createHash } from "node:crypto";

/** For a response that is the same for every visitor. Its ETag is weak, so it also matches the compressed forms. */
export function cacheableResponse(request: Request, body: string, headers: Record<string, string>) {
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
