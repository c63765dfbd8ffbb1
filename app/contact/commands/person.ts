import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import { listDeliveries } from "../messages/deliveries.server.ts";
import { deleteMessage, storedMessages } from "../messages/stored.server.ts";
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
  const { inbox, suspectedSpam, outbox, notifications } = find(address);
  // Collects only the ids, so that no message stays in memory.
  const messages = Array.from(inbox, ({ id }) => id);
  const spam = Array.from(suspectedSpam, ({ id }) => id);
  const counts = `messages: ${messages.length}, suspected spam: ${spam.length}, in the outbox: ${outbox.length}, notifications: ${notifications.length}`;
  await confirm(`Delete everything from ${address} for good (${counts})?`, flags);
  const others = [...outbox, ...notifications].map(({ messageId }) => messageId);
  for (const id of [...messages, ...spam, ...others]) deleteMessage(database(), id);
  eraseFromFiles();
  return `Deleted. ${counts}\n`;
}

async function exportAll(address: string) {
  const found = Object.entries(find(address));
  return asJsonObject(
    Object.fromEntries(found.map(([place, entries]) => [place, exportedMessages(entries)])),
  );
}

function find(address: string) {
  const sought = plain(address);
  const where = ({ email }: { email: string }) => plain(email) === sought;
  return {
    inbox: storedMessages(database(), { spam: false, where }),
    suspectedSpam: storedMessages(database(), { spam: true, where }),
    outbox: listDeliveries(database(), "channel = 'service'").filter(where),
    // The webhook gets nothing of a message, and suspected spam is listed above.
    notifications: listDeliveries(database(), "channel = 'mail' AND suspectedSpam = 0").filter(where),
  };
}

function plain(address: string) {
  return address.normalize("NFKC").trim().toLocaleLowerCase("en");
}
