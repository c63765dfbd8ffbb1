import { ReplyFailure } from "../model/failure.server.ts";

/** Running replies. The references also keep the controllers from being garbage-collected while a call hangs. */
export const openReplies = new Set<AbortController>();

/** Ends all running replies with an `error` event and aborts their upstream calls before the process exits. */
export function endOpenReplies() {
  for (const end of openReplies) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}
