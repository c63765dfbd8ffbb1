import { textIn } from "./json.ts";

/** Returns the system's error code, such as ECONNREFUSED. The message of a `fetch` error would reveal the address. */
export function networkCause(error: unknown) {
  if (!(error instanceof Error)) return "unknown";
  return textIn(error.cause ?? error, "code") ?? error.name;
}
