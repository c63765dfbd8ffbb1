import { clientOf } from "#app/http/client-address.ts";
import { env } from "#app/platform/env.server.ts";
import { ReplyFailure } from "../model/failure.server.ts";

/** Slots per client. Once all slots are taken, clients above this share lose slots to clients below it. */
const SHARE = Math.max(2, Math.floor(env.CHAT_MAX_CONCURRENT / 5));

// The open replies with their clients, oldest first. The references also keep the controllers from being
// garbage-collected while an upstream call hangs.
const open = new Map<AbortController, string>();

/** Registers a running reply, which the caller must close. Throws a `ReplyFailure` if all slots are taken. */
export function openReply(end: AbortController, address: string) {
  // Counts an IPv6 /48 as one client, because one customer may have all of it.
  const { client, network } = clientOf(address);
  const owner = network ?? client;
  if (open.size >= env.CHAT_MAX_CONCURRENT && !freePlaceFor(owner)) throw busy();
  open.set(end, owner);
  return { close: () => void open.delete(end) };
}

/** Ends all running replies with an `error` event and aborts their upstream calls before the process exits. */
export function endOpenReplies() {
  for (const end of open.keys()) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}

/** Aborts the oldest reply of a client above its share to free a slot for `owner`. Returns whether it did. */
function freePlaceFor(owner: string) {
  const counts = new Map<string, number>();
  for (const one of open.values()) counts.set(one, (counts.get(one) ?? 0) + 1);
  if ((counts.get(owner) ?? 0) >= SHARE) return false;
  const [end] = [...open].find(([, one]) => (counts.get(one) ?? 0) > SHARE) ?? [];
  end?.abort(busy());
  return end !== undefined && open.delete(end);
}

function busy() {
  return new ReplyFailure("busy", 503, { retryAfter: 5 });
}
