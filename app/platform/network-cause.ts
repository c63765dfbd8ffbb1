/** Returns the system's error code, such as ECONNREFUSED. The message of a `fetch` error would reveal the address. */
export function networkCause(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === "object" && cause && "code" in cause && typeof cause.code === "string")
    return cause.code;
  return error instanceof Error ? error.name : "unknown";
}
