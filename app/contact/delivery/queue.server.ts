import { z } from "zod";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Submission } from "../submission.server.ts";
import { type AttemptResult, causeOf } from "./outcome.ts";

/** What a queue stores about each entry. */
export const pendingColumns = {
  id: z.number(),
  receivedAt: z.number(),
  idempotencyKey: z.string(),
  attempts: z.number(),
  dueAt: z.number(),
  lastFailure: z.string().nullable(),
  refused: z.coerce.boolean(),
};

export type Pending = z.output<z.ZodObject<typeof pendingColumns>>;
export type Content<Entry> = Omit<Entry, "id" | "dueAt" | "lastFailure" | "refused">;

/** Entries that are kept until they are sent. A lease lets one process alone send an entry, for a limited time. */
export interface Queue<Entry extends Pending> {
  /** Its name in the log. */
  readonly event: "outbox" | "notification";
  /** Precedes its ids on the command line. */
  readonly prefix: "" | "r" | "n";
  send(entry: Entry): Promise<AttemptResult>;
  /** Stores an entry, leased to the caller. Durable once it resolves. */
  add(content: Content<Entry>): Promise<Entry>;
  /** Leases an entry, due or not. Null if it isn't there or is leased. */
  claim(id: number): Promise<Entry | null>;
  /** Ends a lease: the entry is due after a pause that grows with its attempts or, if refused, stays for the operator. */
  failed(entry: Entry, cause: string, isRefused: boolean): Promise<unknown>;
  /** False if the entry isn't there. */
  remove(entry: Entry): Promise<boolean>;
  list(): Promise<Entry[]>;
  count(): Promise<number>;
  /** Sends due entries from now on, starting immediately. */
  wake(): void;
  /** Stops sending, and waits for the entries that are being sent. */
  stop(): Promise<void>;
}

/** A message that is pending for the form service. */
export type OutboxEntry = Submission & Pending;
export type OutboxQueue = Queue<OutboxEntry>;

export const MAX_PAUSE_MS = 3600 * 1000;

/** Two seconds, four, eight …: a service that was down for days gets the message within an hour. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_MS);
}

/** Sends a leased entry once, then removes or keeps it. `refused`, if given, handles an entry that is refused. */
export async function tryEntry<Entry extends Pending>(
  queue: Pick<Queue<Entry>, "event" | "prefix" | "send" | "failed" | "remove">,
  entry: Entry,
  refused = (cause: string): Promise<unknown> => queue.failed(entry, cause, true),
): Promise<AttemptResult> {
  const tried = await queue.send(entry);
  try {
    if (tried.kind === "sent") await queue.remove(entry);
    else if (tried.kind === "failed") await queue.failed(entry, tried.cause, false);
    else await refused(causeOf(tried));
  } catch (error) {
    // If the disk is gone, the entry stays unchanged. It is due again after its lease, with the same key.
    logUnavailable(queue, error);
  }
  return tried;
}

type Named = Pick<Queue<Pending>, "event" | "prefix">;

/** An entry's id in the log and on the command line. */
export function idOf({ prefix }: Named, { id }: Pick<Pending, "id">) {
  return prefix ? `${prefix}${id}` : id;
}

export function logAttempt(queue: Named, tried: AttemptResult, entry: Pending) {
  const level = tried.kind === "sent" ? "info" : "warn";
  const { event } = queue;
  const { attempts: attempt } = entry;
  log[level]({ event, outcome: tried.kind, entry: idOf(queue, entry), attempt, cause: causeOf(tried) });
}

export function logUnavailable({ event }: Named, error: unknown) {
  log.error({ event, outcome: "unavailable", cause: storageCause(error) });
}
