/**
 * Why a request failed: `fetch failed` says nothing, what the system says of the connection is in the cause. Its code
 * alone, since a message would name the address.
 */
export function networkCause(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause && "code" in cause && typeof cause.code === "string")
    return cause.code;
  return error instanceof Error ? error.name : "unknown";
}
