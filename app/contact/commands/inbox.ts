import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { eraseDeleted } from "#app/platform/database.server.ts";
import { formService, postToFormService } from "../delivery/form-service.server.ts";
import { causeOf } from "../delivery/outcome.ts";
import { fieldNames } from "../lead.ts";
import { database } from "../store/database.server.ts";
import { clearSuspicion, deleteFromInbox, findSuspectedSpam, inboxEntries } from "../store/inbox.server.ts";
import { asCsv, asJson, asText, exportedMessages, readId, reportSource } from "./format.ts";

/** Messages that went to the inbox, and suspected spam. */
export const command: Command = {
  usage: `npm run inbox                    messages, oldest first
npm run inbox -- search TEXT     those that hold it, in whatever case
npm run inbox -- --spam          suspected spam instead: browsers fill the trap for real people too
npm run inbox -- --csv, --json   any of them for other programs (npm run --silent inbox)
npm run inbox -- forward ID      hand a suspected spam on as the message it is
npm run inbox -- delete ID       asks first, unless --yes`,
  flags: ["spam", "csv", "json", "yes"],
  async run([verb = "list", word, ...more], flags) {
    if (more.length) throw new Misuse();
    if (verb === "forward") return forward(readId(word));
    if (verb === "delete") return remove(readId(word), flags);
    if (verb === "search" ? !word : verb !== "list" || word) throw new Misuse();
    return list(word ?? "", flags);
  },
};

function list(text: string, flags: ReadonlySet<string>) {
  reportSource();
  const isSpam = flags.has("spam");
  const entries = entriesWith(text, isSpam);
  if (flags.has("json")) return asJson(exportedMessages(entries));
  if (flags.has("csv")) return asCsv(["id", "receivedAt", ...fieldNames], exportedMessages(entries));
  return asText(entries, isSpam ? "No suspected spam." : "No messages.");
}

function* entriesWith(text: string, spam: boolean) {
  const sought = text.toLocaleLowerCase();
  for (const entry of inboxEntries(database(), { spam }))
    if (fieldNames.some((name) => entry[name]?.toLocaleLowerCase().includes(sought))) yield entry;
}

/** Sends suspected spam to the form service, or moves it to the inbox. */
async function forward(id: number) {
  const entry = findSuspectedSpam(database(), id);
  if (!entry) throw new Error(`no suspected spam #${id}`);
  if (!formService) {
    clearSuspicion(database(), id);
    return `#${id} is a message now.\n`;
  }
  const outcome = await postToFormService(entry, formService);
  if (outcome.kind !== "sent") throw new Error(`#${id} was not taken and stays here: ${causeOf(outcome)}`);
  deleteFromInbox(database(), id);
  eraseDeleted(database(), true);
  return `#${id} was sent.\n`;
}

async function remove(id: number, flags: ReadonlySet<string>) {
  await confirm(`Delete #${id} for good?`, flags);
  if (!deleteFromInbox(database(), id)) throw new Error(`no message #${id}`);
  eraseDeleted(database(), true);
  return `#${id} was deleted.\n`;
}
