import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import { deleteMessage, listMessages, type Place } from "../messages/stored.server.ts";
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
  return asJson(Object.fromEntries(found.map(([place, messages]) => [place, messages.map(exportedMessage)])));
}

async function remove(address: string, flags: ReadonlySet<string>) {
  const found = find(address);
  const { inbox, suspectedSpam, outbox } = found;
  const counts = `messages: ${inbox.length}, suspected spam: ${suspectedSpam.length}, in the outbox: ${outbox.length}`;
  await confirm(`Delete everything from ${address} for good (${counts})?`, flags);
  for (const { id } of Object.values(found).flat()) deleteMessage(database(), id);
  eraseFromFiles();
  return `Deleted. ${counts}\n`;
}

function find(address: string) {
  const from = (place: Place) =>
    listMessages(database(), place).filter(({ email }) => plain(email) === plain(address));
  return { inbox: from("inbox"), suspectedSpam: from("suspectedSpam"), outbox: from("outbox") };
}

function plain(address: string) {
  return address.normalize("NFKC").trim().toLocaleLowerCase("en");
}
