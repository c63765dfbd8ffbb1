import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { leaseMs } from "../channels/channels.server.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import {
  claimDelivery,
  type Delivery,
  deleteDelivery,
  listDeliveries,
} from "../messages/deliveries.server.ts";
import { causeOf } from "../messages/outcome.ts";
import { attempt, idOf } from "../messages/worker.server.ts";
import { asJson, asText, exportedMessage, isoTime, readId, reportSource } from "./format.ts";

export const command: Command = {
  usage: `npm run outbox                       lists unsent messages (#1) and unsent notifications to the studio (#n1)
npm run --silent outbox -- --json    prints the list as JSON for other programs
npm run outbox -- retry              tries to send all entries now
npm run outbox -- retry ID           tries to send one entry now: ID is 1 or n1
npm run outbox -- delete ID          permanently deletes an entry without sending it; asks first unless you add --yes`,
  flags: ["json", "yes"],
  async run([verb = "list", word, ...more], flags) {
    if (more.length) throw new Misuse();
    if (verb === "retry") return retry(word ? [find(word)] : [...messages(), ...notifications()]);
    if (verb === "delete") return remove(find(word), flags);
    if (verb !== "list" || word) throw new Misuse();
    return list(flags.has("json"));
  },
};

type Entry = Pick<Delivery, "id" | "channel">;

const messages = () => listDeliveries(database(), "channel = 'service'");
/** Reports of suspected spam are not listed before their first attempt, because they have time. */
const notifications = () =>
  listDeliveries(database(), "channel <> 'service' AND (suspectedSpam = 0 OR attempts > 0)");

function list(json: boolean) {
  reportSource();
  const notices = notifications();
  if (json) return asJson([...messages().map(exportedEntry), ...notices.map(exportedNotice)]);
  const lines = notices.map((entry) => `#${idOf(entry)}  ${entry.channel} to the studio  ${state(entry)}\n`);
  const isEmpty = !messages().length && lines.length;
  return [...(isEmpty ? [] : asText(messages(), "The outbox is empty.", state)), ...lines];
}

async function retry(entries: Entry[]) {
  let lines = "";
  for (const entry of entries) lines += await retryOne(entry);
  return lines || "The outbox is empty.\n";
}

async function retryOne(entry: Entry) {
  const name = `#${idOf(entry)}`;
  const delivery = existing(entry) && claimDelivery(database(), entry, leaseMs[entry.channel]);
  if (!delivery) return `${name} is not in the outbox, or is being sent right now.\n`;
  const tried = await attempt(delivery);
  if (tried.kind === "sent") return `${name} was sent.\n`;
  process.exitCode = 1;
  return `${name} was not sent and stays in the outbox: ${causeOf(tried)}\n`;
}

async function remove(entry: Entry, flags: ReadonlySet<string>) {
  const name = `#${idOf(entry)}`;
  await confirm(`Delete ${name} for good?`, flags);
  const delivery = existing(entry);
  if (!delivery || !deleteDelivery(database(), delivery))
    throw new Error(`No ${name} in the outbox. List the entries with: npm run outbox`);
  eraseFromFiles();
  return `${name} was deleted.\n`;
}

/** `n1` is a notification, `1` a message. */
function find(word = ""): Entry {
  const isNotice = word.startsWith("n");
  return { id: readId(word.slice(Number(isNotice))), channel: isNotice ? "mail" : "service" };
}

function existing(entry: Entry) {
  const found = listDeliveries(database(), "deliveries.id = ?", entry.id);
  return found.find((delivery) => idOf(delivery) === idOf(entry));
}

function state({ attempts, dueAt, refused, lastFailure }: Delivery) {
  const next = refused ? "refused; to try again, run npm run outbox -- retry" : `next try ${isoTime(dueAt)}`;
  return `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
}

function exportedEntry(entry: Delivery) {
  return { ...exportedMessage(entry), ...exportedState(entry) };
}

function exportedNotice(entry: Delivery) {
  const { receivedAt, channel } = entry;
  return {
    id: idOf(entry),
    receivedAt: new Date(receivedAt).toISOString(),
    channel,
    ...exportedState(entry),
  };
}

function exportedState({ attempts, dueAt, refused, lastFailure }: Delivery) {
  return { attempts, dueAt: new Date(dueAt).toISOString(), refused, lastFailure };
}
