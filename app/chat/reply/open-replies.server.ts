import { ReplyFailure } from "#app/model/failure.server.ts";
import { env } from "#app/platform/env.server.ts";

// Also what keeps each reply's controller from being collected while its upstream call hangs.
const open = new Set<AbortController>();

/** Counts one more reply under way, or throws where there are too many. The caller closes it. */
export function openReply(end: AbortController) {
  if (open.size >= env.CHAT_MAX_CONCURRENT) throw new ReplyFailure("busy", 503, { retryAfter: 5 });
  open.add(end);
  return { close: () => void open.delete(end) };
}

/** Ends every reply under way with an `error` event, and its upstream call: for the end of the process's grace. */
export function endOpenReplies() {
  for (const end of open) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}
