import { z } from "zod";
import { storageCause } from "#app/platform/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Submission } from "../submission.server.ts";
import { type AttemptResult, causeOf } from "./outcome.ts";

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

/** Keeps entries until they are sent. A lease lets only one process send an entry, for a limited time. */
export interface Queue<Entry extends Pending> {
  readonly event: "outbox" | "notification";
  /** Prefix of the queue's ids on the command line and in the log. */
  readonly prefix: "" | "r" | "n";
  send(entry: Entry): Promise<AttemptResult>;
  /** Stores an entry, leased to the caller. Durable once it resolves. */
  add(content: Content<Entry>): Promise<Entry>;
  /** Leases an entry, whether or not it is due. Returns null if the entry doesn't exist or can't be leased. */
  claim(id: number): Promise<Entry | null>;
  /** Ends a lease after a failure: the pause grows with the attempts, and a refused entry waits for the operator. */
  failed(entry: Entry, cause: string, isRefused: boolean): Promise<unknown>;
  /** Returns false if the entry doesn't exist. */
  remove(entry: Entry): Promise<boolean>;
  list(): Promise<Entry[]>;
  count(): Promise<number>;
  /** Starts sending due entries, or wakes the worker if it is waiting. */
  wake(): void;
  /** Stops sending, and waits for the entries that are being sent. */
  stop(): Promise<void>;
}

export type OutboxEntry = Submission & Pending;
export type OutboxQueue = Queue<OutboxEntry>;

export const MAX_PAUSE_MS = 3600 * 1000;

/** In ms. Doubles from 2 s to an hour, so that a service that was down for days soon gets the message. */
export function pauseAfter(attempts: number) {
  return Math.min(2000 * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_MS);
}

/** Sends a leased entry once. `refused` handles a refused entry, which is kept for the operator by default. */
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
    // If the disk is gone, the entry stays unchanged. It is retried after its lease, with the same idempotency key.
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
