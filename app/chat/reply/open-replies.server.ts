import { env } from "#app/platform/env.server.ts";
import { ReplyFailure } from "../model/failure.server.ts";

// The references also keep the controllers from being garbage-collected while an upstream call hangs.
const open = new Set<AbortController>();

/** Registers a running reply, which the caller must close. Throws a `ReplyFailure` if all slots are taken. */
export function openReply(end: AbortController) {
  if (open.size >= env.CHAT_MAX_CONCURRENT) throw new ReplyFailure("busy", 503, { retryAfter: 5 });
  open.add(end);
  return { close: () => void open.delete(end) };
}

/** Ends all running replies with an `error` event and aborts their upstream calls before the process exits. */
export function endOpenReplies() {
  for (const end of open) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}
