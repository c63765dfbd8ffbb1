import { clientOf } from "#app/http/client-address.ts";
import { ReplyFailure } from "#app/model/failure.server.ts";
import { env } from "#app/platform/env.server.ts";

/** Once all places are taken, a client beyond this share gives up places to clients with fewer. */
const SHARE = Math.max(2, Math.floor(env.CHAT_MAX_CONCURRENT / 5));

// Each with its client, the oldest first. Also keeps each controller from being garbage-collected while its upstream
// call hangs.
const open = new Map<AbortController, string>();

/** Registers a running reply, or throws if there are too many. The caller closes it. */
export function openReply(end: AbortController, address: string) {
  // A provider's customer may have a whole IPv6 /48.
  const { client, network } = clientOf(address);
  const owner = network ?? client;
  if (open.size >= env.CHAT_MAX_CONCURRENT && !freePlaceFor(owner)) throw busy();
  open.set(end, owner);
  return { close: () => void open.delete(end) };
}

/** Ends all running replies with an `error` event, and their upstream calls: the process is about to exit. */
export function endOpenReplies() {
  for (const end of open.keys()) end.abort(new ReplyFailure("drained", 503, { retryAfter: 5 }));
}

/** Ends the oldest reply of a client beyond its share, to make room for a client within its own. */
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
