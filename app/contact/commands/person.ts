import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { notifications } from "../delivery/notifications.server.ts";
import { outbox, pendingMessages } from "../delivery/outbox.server.ts";
import type { Pending, Queue } from "../delivery/queue.server.ts";
import { database } from "../store/database.server.ts";
import { deleteFromInbox, inboxEntries } from "../store/inbox.server.ts";
import { eraseDeletedText } from "./erase.ts";
import { asJsonObject, exportedMessages } from "./format.ts";

export const command: Command = {
  usage: `npm run person -- EMAIL export    prints everything stored for this email address, as JSON
npm run person -- EMAIL delete    permanently deletes all of it from the inbox, suspected spam and the outbox; asks first unless you add --yes

Copies at the form service, in your mailbox and in backups are not covered: delete them there.`,
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
  // Collects only the ids, so that no message stays in memory.
  const messages = Array.from(found.inbox, ({ id }) => id);
  const spam = Array.from(found.suspectedSpam, ({ id }) => id);
  const counts = `messages: ${messages.length}, suspected spam: ${spam.length}, in the outbox: ${found.outbox.length}, notifications: ${found.notifications.length}`;
  await confirm(`Delete everything from ${address} for good (${counts})?`, flags);
  for (const id of [...messages, ...spam]) deleteFromInbox(database(), id);
  const queues: Queue<Pending & { email: string }>[] = [...outbox, notifications];
  for (const queue of queues)
    for (const entry of (await queue.list()).filter(isFrom(address))) await queue.remove(entry);
  await eraseDeletedText();
  return `Deleted. ${counts}\n`;
}

async function exportAll(address: string) {
  const found = Object.entries(await find(address));
  return asJsonObject(
    Object.fromEntries(found.map(([place, entries]) => [place, exportedMessages(entries)])),
  );
}

async function find(address: string) {
  const where = isFrom(address);
  return {
    inbox: inboxEntries(database(), { spam: false, where }),
    suspectedSpam: inboxEntries(database(), { spam: true, where }),
    outbox: (await pendingMessages()).filter(where),
    notifications: (await notifications.list()).filter(where),
  };
}

function isFrom(address: string) {
  const sought = plain(address);
  return ({ email }: { email: string }) => plain(email) === sought;
}

function plain(address: string) {
  return address.normalize("NFKC").trim().toLocaleLowerCase("en");
}
