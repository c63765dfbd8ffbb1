import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import { listDeliveries } from "../messages/deliveries.server.ts";
import { deleteMessage, storedMessages } from "../messages/stored.server.ts";
import { asJson, exportedMessage } from "./format.ts";

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

async function exportAll(address: string) {
  const found = Object.entries(find(address));
  return asJson(Object.fromEntries(found.map(([place, entries]) => [place, entries.map(exportedMessage)])));
}

async function remove(address: string, flags: ReadonlySet<string>) {
  const { inbox, suspectedSpam, outbox, notifications } = find(address);
  const counts = `messages: ${inbox.length}, suspected spam: ${suspectedSpam.length}, in the outbox: ${outbox.length}, notifications: ${notifications.length}`;
  await confirm(`Delete everything from ${address} for good (${counts})?`, flags);
  for (const { id } of [...inbox, ...suspectedSpam]) deleteMessage(database(), id);
  for (const { messageId } of [...outbox, ...notifications]) deleteMessage(database(), messageId);
  eraseFromFiles();
  return `Deleted. ${counts}\n`;
}

/** The webhook gets nothing of a message, and a notification of suspected spam has its message there. */
function find(address: string) {
  const from = <Entry extends { email: string }>(entries: Entry[]) =>
    entries.filter(({ email }) => plain(email) === plain(address));
  const db = database();
  return {
    inbox: from(storedMessages(db, { spam: false })),
    suspectedSpam: from(storedMessages(db, { spam: true })),
    outbox: from(listDeliveries(db, "channel = 'service'")),
    notifications: from(listDeliveries(db, "channel = 'mail' AND suspectedSpam = 0")),
  };
}

function plain(address: string) {
  return address.normalize("NFKC").trim().toLocaleLowerCase("en");
}
