import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { LEASE_MS } from "../channels/channels.server.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import {
  claimDelivery,
  type Delivery,
  deleteDelivery,
  listDeliveries,
} from "../messages/deliveries.server.ts";
import { causeOf } from "../messages/outcome.ts";
import { tidy } from "../messages/posts.server.ts";
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
    if (verb === "retry") return retry(word);
    if (verb === "delete" && word) return remove(word, flags);
    if (verb !== "list" || word) throw new Misuse();
    return list(flags.has("json"));
  },
};

/** Messages come first. Reports of suspected spam are not listed before their first attempt, because they have time. */
function entries() {
  return listDeliveries(database(), "suspectedSpam = 0 OR attempts > 0");
}

/** `n1` is a notification, `1` a message. Returns an empty list if there is no such entry. */
function find(word: string) {
  const id = readId(word.replace(/^n/, ""));
  return listDeliveries(database(), "deliveries.id = ?", id).filter((entry) => String(idOf(entry)) === word);
}

function list(json: boolean) {
  reportSource();
  if (json) return asJson(entries().map(exported));
  const messages = entries().filter(({ channel }) => channel === "service");
  const notices = entries()
    .filter(({ channel }) => channel !== "service")
    .map((entry) => `#${idOf(entry)}  ${entry.channel} to the studio  ${state(entry)}\n`);
  return [asText(messages, state), ...notices].join("") || "The outbox is empty.\n";
}

async function retry(word?: string) {
  let lines = "";
  for (const entry of word ? find(word) : entries()) lines += await retryOne(entry);
  return lines || (word ? `#${word} is not in the outbox.\n` : "The outbox is empty.\n");
}

async function retryOne(entry: Delivery) {
  const delivery = claimDelivery(database(), entry, LEASE_MS);
  if (!delivery) return `#${idOf(entry)} is being sent right now.\n`;
  const tried = await attempt(delivery);
  if (tried.kind === "sent") return `#${idOf(entry)} was sent.\n`;
  process.exitCode = 1;
  return `#${idOf(entry)} was not sent and stays in the outbox: ${causeOf(tried)}\n`;
}

async function remove(word: string, flags: ReadonlySet<string>) {
  const [entry] = find(word);
  await confirm(`Delete #${word} for good?`, flags);
  if (!entry || !deleteDelivery(database(), entry))
    throw new Error(`No #${word} in the outbox. List the entries with: npm run outbox`);
  tidy(database());
  eraseFromFiles();
  return `#${word} was deleted.\n`;
}

function state({ attempts, dueAt, refused, lastFailure }: Delivery) {
  const next = refused ? "refused; to try again, run npm run outbox -- retry" : `next try ${isoTime(dueAt)}`;
  return `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
}

function exported(entry: Delivery) {
  const { channel, receivedAt, attempts, dueAt, refused, lastFailure } = entry;
  const notice = { id: idOf(entry), receivedAt: new Date(receivedAt).toISOString(), channel };
  return {
    ...(channel === "service" ? exportedMessage(entry) : notice),
    ...{ attempts, dueAt: new Date(dueAt).toISOString(), refused, lastFailure },
  };
}
