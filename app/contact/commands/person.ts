import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { eraseDeleted } from "#app/platform/database.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { notifications } from "../delivery/notifications.server.ts";
import { queue } from "../delivery/outbox.server.ts";
import { database } from "../store/database.server.ts";
import { deleteFromInbox, inboxEntries } from "../store/inbox.server.ts";
import { asJsonObject, exportedMessages } from "./format.ts";

/** Exports or deletes everything that came from one address, for a person who asks for that. */
export const command: Command = {
  usage: `npm run person -- ADDRESS export    everything that came from this e-mail address, as JSON
npm run person -- ADDRESS delete    takes it out of inbox, suspected spam and outbox; asks first, unless --yes

What was sent to a form service, mailed to the studio or backed up is not here: it is deleted there.`,
  flags: ["yes"],
  async run([address = "", verb, ...more], flags) {
    if (!address.includes("@") || more.length) throw new Misuse();
    if (verb === "export") return exportAll(address);
    if (verb === "delete") return remove(address, flags);
    throw new Misuse();
  },
};

async function remove(address: string, flags: ReadonlySet<string>) {
  const found = await find(address);
  const [messages, spam] = [idsOf(found.inbox), idsOf(found.suspectedSpam)];
  const [waiting, notices] = [idsOf(found.outbox), idsOf(found.notifications)];
  const counts = `${messages.length} messages, ${spam.length} suspected spam, ${waiting.length} that wait, ${notices.length} notifications`;
  await confirm(`Delete for good what came from ${address} (${counts})?`, flags);
  for (const id of [...messages, ...spam]) deleteFromInbox(database(), id);
  for (const id of waiting) await queue.drop(id);
  for (const id of notices) await notifications.drop(id);
  eraseDeleted(database(), true);
  if (waiting.length && !(await eraseDeletedFromRedis()))
    process.stderr.write(
      "Redis could not be told to rewrite its append-only file: run BGREWRITEAOF there.\n",
    );
  return `${counts}: deleted.\n`;
}

async function exportAll(address: string) {
  const found = Object.entries(await find(address));
  return asJsonObject(
    Object.fromEntries(found.map(([place, entries]) => [place, exportedMessages(entries)])),
  );
}

async function find(address: string) {
  return {
    inbox: from(address, inboxEntries(database(), { spam: false })),
    suspectedSpam: from(address, inboxEntries(database(), { spam: true })),
    outbox: from(address, await queue.list()),
    notifications: from(address, await notifications.list()),
  };
}

function* from<Entry extends { email: string }>(address: string, entries: Iterable<Entry>) {
  const sought = plain(address);
  for (const entry of entries) if (plain(entry.email) === sought) yield entry;
}

function plain(address: string) {
  return address.normalize("NFKC").trim().toLocaleLowerCase("en");
}

function idsOf<Id>(entries: Iterable<{ id: Id }>) {
  return Array.from(entries, ({ id }) => id);
}
