import { ReplyFailure } from "#app/model/failure.server.ts";
import { env } from "#app/platform/env.server.ts";

// Also keeps each controller from being garbage-collected while its upstream call hangs.
const open = new Set<AbortController>();

/** Registers a running reply, or throws if there are too many. The caller closes it. */
export function openReply(end: AbortController) {
  if (open.size >= env.CHAT_MAX_CONCURRENT) throw new ReplyFailure("busy", 503, { retryAfter: 5 });
  open.add(end);
  return { close: () => void open.delete(end) };
}

/** Ends all running replies with an `error` event, and their upstream calls: the process is about to exit. */
export function endOpenReplies() {
  for (const end of open) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}
