import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { formService } from "../delivery/form-service.server.ts";
import { type Notification, notifications, sendNotification } from "../delivery/notifications.server.ts";
import { queue, sender } from "../delivery/outbox.server.ts";
import { causeOf, type Tried } from "../delivery/outcome.ts";
import type { OutboxEntry, Waiting, WorkQueue } from "../delivery/queue.server.ts";
import { tryEntry } from "../delivery/worker.server.ts";
import { asJson, asText, exportedMessage, isoTime, readId, reportSource } from "./format.ts";

/** Pending messages to the form service (CONTACT_OUTBOX=on), and pending notifications. */
export const command: Command = {
  usage: `npm run outbox                   lists pending messages (#1; in Redis #r1) and notifications to the studio (#n1)
npm run outbox -- --json         prints the same list for other programs (use npm run --silent outbox)
npm run outbox -- retry [ID]     sends one entry now (1, r1 or n1), or all of them
npm run outbox -- delete ID      deletes an entry for good, without sending it; asks first, unless --yes`,
  flags: ["json", "yes"],
  async run([verb = "list", word, ...more], flags) {
    if (more.length) throw new Misuse();
    if (verb === "retry") return word ? retryOne(word) : retryAll();
    if (verb === "delete") return remove(word, flags);
    if (verb !== "list" || word) throw new Misuse();
    return list(flags.has("json"));
  },
};

async function list(json: boolean) {
  reportSource();
  const messages = await queue.list();
  const untold = await notifications.list();
  if (json) return asJson([...messages.map(exportedEntry), ...untold.map(exportedNotification)]);
  const lines = untold.map((entry) => `#n${entry.id}  ${entry.channel} to the studio  ${state(entry)}\n`);
  return [
    ...(messages.length || !lines.length ? asText(messages, "The outbox is empty.", state) : []),
    ...lines,
  ];
}

async function retryAll() {
  const messages = (await queue.list()).map(({ id }) => `${id}`);
  const untold = (await notifications.list()).map(({ id }) => `n${id}`);
  let lines = "";
  for (const id of [...messages, ...untold]) lines += await retryOne(id);
  return lines || "The outbox is empty.\n";
}

function retryOne(word: string) {
  if (word.startsWith("n")) return retry(word, notifications, sendNotification);
  if (!formService) throw new Error("FORM_ID is not set: there is no form service to send messages to.");
  return retry(word, queue, sender(formService));
}

async function retry<Entry extends Waiting>(
  word: string,
  from: WorkQueue<Entry>,
  send: (entry: Entry) => Promise<Tried>,
) {
  const entry = await from.claim(idOf(word));
  if (!entry) return `#${word} is not in the outbox, or is being sent right now.\n`;
  const tried = await tryEntry(from, entry, send);
  if (tried.kind === "sent") return `#${word} was sent.\n`;
  process.exitCode = 1;
  return `#${word} was not sent and stays in the outbox: ${causeOf(tried)}\n`;
}

async function remove(word: string | undefined, flags: ReadonlySet<string>) {
  const id = idOf(word);
  await confirm(`Delete #${word} for good?`, flags);
  const from = word?.startsWith("n") ? notifications : queue;
  if (!(await from.drop(id))) throw new Error(`No #${word} in the outbox.`);
  await eraseDeletedFromRedis();
  return `#${word} was deleted.\n`;
}

/** `n1` is a notification, `r1` a message in Redis, whose queue has the letter in its ids. */
function idOf(word: string | undefined) {
  if (word && /^r\d+$/.test(word)) return word;
  return readId(word?.replace(/^n/, ""));
}

function state({ attempts, dueAt, refused, lastFailure }: Waiting) {
  const next = refused ? "refused, not retried until you run retry" : `next try ${isoTime(dueAt)}`;
  return `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
}

function exportedEntry(entry: OutboxEntry) {
  return { ...exportedMessage(entry), ...exportedState(entry) };
}

function exportedNotification({ id, channel, ...entry }: Notification) {
  const receivedAt = new Date(entry.receivedAt).toISOString();
  return { id: `n${id}`, receivedAt, channel, ...exportedState(entry) };
}

function exportedState({ attempts, dueAt, refused, lastFailure }: Omit<Waiting, "id">) {
  return { attempts, dueAt: new Date(dueAt).toISOString(), refused, lastFailure };
}
