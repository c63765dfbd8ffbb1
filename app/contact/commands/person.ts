import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { eraseDeleted, whenFree } from "#app/platform/database.server.ts";
import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { notifications } from "../delivery/notifications.server.ts";
import { queue } from "../delivery/outbox.server.ts";
import { database } from "../store/database.server.ts";
import { deleteFromInbox, listInbox } from "../store/inbox.server.ts";
import { asJson, exportedMessage } from "./format.ts";

/** For who asks what we have of them, or asks us to forget it: everything that came from one address. */
export const command: Command = {
  usage: `npm run person -- ADDRESS export    everything that came from this e-mail address, as JSON
npm run person -- ADDRESS delete    takes it out of inbox, suspected spam and outbox; asks first, unless --yes

What was sent to a form service, mailed to the studio or backed up is not here: it is deleted there.`,
  flags: ["yes"],
  async run([address = "", verb, ...more], flags) {
    if (!address.includes("@") || more.length) throw new Misuse();
    if (verb === "export") return asJson(await everythingOf(address));
    if (verb === "delete") return remove(address, flags);
    throw new Misuse();
  },
};

async function remove(address: string, flags: ReadonlySet<string>) {
  const { inbox, suspectedSpam, outbox, untold } = await find(address);
  const counts = `${inbox.length} messages, ${suspectedSpam.length} suspected spam, ${outbox.length} that wait, ${untold.length} notifications`;
  await confirm(`Delete for good what came from ${address} (${counts})?`, flags);
  for (const { id } of [...inbox, ...suspectedSpam]) await whenFree(() => deleteFromInbox(database(), id));
  for (const { id } of outbox) await queue.drop(id);
  for (const { id } of untold) await notifications.drop(id);
  await whenFree(() => eraseDeleted(database(), true));
  if (outbox.length && !(await eraseDeletedFromRedis()))
    process.stderr.write(
      "Redis could not be told to write its log of changes anew: have it done there (BGREWRITEAOF).\n",
    );
  return `${counts}: deleted.\n`;
}

async function everythingOf(address: string) {
  const { inbox, suspectedSpam, outbox, untold } = await find(address);
  const exported = { inbox, suspectedSpam, outbox, notifications: untold };
  return Object.fromEntries(
    Object.entries(exported).map(([place, entries]) => [place, entries.map(exportedMessage)]),
  );
}

async function find(address: string) {
  const isTheirs = ({ email }: { email: string }) => sameAddress(email, address);
  return {
    inbox: listInbox(database(), { spam: false }).filter(isTheirs),
    suspectedSpam: listInbox(database(), { spam: true }).filter(isTheirs),
    outbox: (await queue.list()).filter(isTheirs),
    untold: (await notifications.list()).filter(isTheirs),
  };
}

function sameAddress(one: string, other: string) {
  const plain = (address: string) => address.normalize("NFKC").trim().toLocaleLowerCase("en");
  return plain(one) === plain(other);
}
