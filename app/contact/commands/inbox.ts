import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { formService, postToFormService } from "../channels/form-service.server.ts";
import { fieldNames } from "../lead.ts";
import { database, eraseFromFiles } from "../messages/database.server.ts";
import { causeOf } from "../messages/outcome.ts";
import { clearSuspicion, deleteMessage, listMessages } from "../messages/stored.server.ts";
import { asCsv, asJson, asText, exportedMessage, readId, reportSource } from "./format.ts";

export const command: Command = {
  usage: `npm run inbox                       lists messages, oldest first
npm run inbox -- search TEXT        lists messages with TEXT in any field, ignoring case
npm run inbox -- --spam             lists suspected spam: the form's hidden trap field was filled in, usually by a bot, sometimes by autofill
npm run --silent inbox -- --csv     prints the list as CSV; can be combined with search TEXT or --spam
npm run --silent inbox -- --json    prints the list as JSON; can be combined with search TEXT or --spam
npm run inbox -- forward ID         treats suspected spam #ID as a message: sends it to the form service or, without FORM_ID, moves it to the inbox
npm run inbox -- delete ID          permanently deletes the message or suspected spam #ID; asks first unless you add --yes`,
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
  const sought = text.toLocaleLowerCase();
  const entries = listMessages(database(), isSpam ? "suspectedSpam" : "inbox").filter((entry) =>
    fieldNames.some((name) => entry[name]?.toLocaleLowerCase().includes(sought)),
  );
  if (flags.has("json")) return asJson(entries.map(exportedMessage));
  if (flags.has("csv")) return asCsv(["id", "receivedAt", ...fieldNames], entries.map(exportedMessage));
  return (
    entries.map((entry) => asText(entry)).join("\n") || (isSpam ? "No suspected spam.\n" : "No messages.\n")
  );
}

async function forward(id: number) {
  const entry = listMessages(database(), "suspectedSpam").find((entry) => entry.id === id);
  if (!entry)
    throw new Error(
      `There is no suspected spam #${id}. To list suspected spam, run: npm run inbox -- --spam`,
    );
  if (!formService) {
    clearSuspicion(database(), id);
    return `#${id} was moved to the inbox.\n`;
  }
  const outcome = await postToFormService(entry, formService);
  if (outcome.kind !== "sent")
    throw new Error(
      `The form service did not accept #${id}, which stays in suspected spam: ${causeOf(outcome)}`,
    );
  deleteMessage(database(), id);
  eraseFromFiles();
  return `#${id} was sent.\n`;
}

async function remove(id: number, flags: ReadonlySet<string>) {
  await confirm(`Delete #${id} for good?`, flags);
  if (!deleteMessage(database(), id))
    throw new Error(
      `No message #${id}. List messages with: npm run inbox (suspected spam: npm run inbox -- --spam)`,
    );
  eraseFromFiles();
  return `#${id} was deleted.\n`;
}
