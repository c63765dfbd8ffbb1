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
import { attempt } from "../messages/worker.server.ts";
import { asText, isoTime, readId, reportSource } from "./format.ts";

export const command: Command = {
  usage: `npm run outbox                 lists unsent messages, and unsent notifications to the studio
npm run outbox -- retry        tries to send all entries now
npm run outbox -- retry ID     tries to send entry #ID now
npm run outbox -- delete ID    permanently deletes entry #ID without sending it; asks first unless you add --yes`,
  flags: ["yes"],
  async run([verb = "list", word, ...more], flags) {
    if (more.length) throw new Misuse();
    if (verb === "list" && !word) return list();
    if (verb === "retry") return retry(word);
    if (verb === "delete") return remove(readId(word), flags);
    throw new Misuse();
  },
};

function list() {
  reportSource();
  return entries().map(describe).join("\n") || "The outbox is empty.\n";
}

function describe(entry: Delivery) {
  const { id, channel, attempts, dueAt, refused, lastFailure } = entry;
  const next = refused ? "refused; to try again, run npm run outbox -- retry" : `next try ${isoTime(dueAt)}`;
  const state = `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
  return channel === "service" ? asText(entry, state) : `#${id}  ${channel} to the studio  ${state}\n`;
}

async function retry(word?: string) {
  let lines = "";
  for (const entry of word ? listDeliveries(database(), "deliveries.id = ?", readId(word)) : entries())
    lines += await retryOne(entry);
  return lines || (word ? `#${word} is not in the outbox.\n` : "The outbox is empty.\n");
}

/** Leaves out reports of suspected spam before their first attempt, because they have time. */
function entries() {
  return listDeliveries(database(), "suspectedSpam = 0 OR attempts > 0");
}

async function retryOne({ id, channel }: Delivery) {
  const delivery = claimDelivery(database(), { id, channel }, LEASE_MS);
  if (!delivery) return `#${id} is being sent right now.\n`;
  const outcome = await attempt(delivery);
  if (outcome.kind === "sent") return `#${id} was sent.\n`;
  process.exitCode = 1;
  return `#${id} was not sent and stays in the outbox: ${causeOf(outcome)}\n`;
}

async function remove(id: number, flags: ReadonlySet<string>) {
  await confirm(`Delete #${id} for good?`, flags);
  if (!deleteDelivery(database(), id))
    throw new Error(`No #${id} in the outbox. List the entries with: npm run outbox`);
  tidy(database());
  eraseFromFiles();
  return `#${id} was deleted.\n`;
}
