/** Why a request failed: the system's code, which `fetch` has in `cause`. A message would name the address. */
export function networkCause(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause && "code" in cause && typeof cause.code === "string")
    return cause.code;
  return error instanceof Error ? error.name : "unknown";
}
