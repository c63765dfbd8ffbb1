// `npm run inbox`: what the form brought, where no form service is configured, and what looked like spam.
import { parseArgs } from "node:util";
import { eraseDeleted, whenFree } from "#app/platform/database.server.ts";
import { formService, postToFormService } from "../delivery/form-service.server.ts";
import { causeOf } from "../delivery/outcome.ts";
import { fieldNames } from "../lead.ts";
import { asCsv, asJson, asText, exportedMessage, readId, runCommand } from "./command.server.ts";
import { database } from "./database.server.ts";
import { clearSuspicion, deleteFromInbox, findSuspect, listInbox } from "./inbox.server.ts";

const usage = `npm run inbox                    messages, oldest first
npm run inbox -- --spam          suspected spam instead: browsers fill the trap for real people too
npm run inbox -- --csv, --json   either of them for other programs (npm run --silent inbox)
npm run inbox -- forward ID      hand a suspected spam on as the message it is
npm run inbox -- delete ID`;

const columns = ["id", "receivedAt", ...fieldNames] as const;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { spam: { type: "boolean" }, csv: { type: "boolean" }, json: { type: "boolean" } },
  });
  const [verb = "list", word] = positionals;
  const id = readId(word);
  if (verb === "forward" && id) return forward(id);
  if (verb === "delete" && id) return remove(id);
  if ((verb !== "list" && verb !== "export") || word) return null;
  const entries = listInbox(database(), { spam: values.spam ?? false });
  if (values.json) return asJson(entries.map(exportedMessage));
  if (values.csv) return asCsv(columns, entries.map(exportedMessage));
  return asText(entries, values.spam ? "No suspected spam." : "No messages.");
});

/** As any message takes its way: to the form service where there is one, else into the inbox. */
async function forward(id: number) {
  const db = database();
  const entry = findSuspect(db, id);
  if (!entry) throw new Error(`no suspected spam #${id}`);
  if (!formService) {
    clearSuspicion(db, id);
    return `#${id} is a message now.\n`;
  }
  const outcome = await postToFormService(entry, formService);
  if (outcome.kind !== "sent") throw new Error(`#${id} was not taken and stays here: ${causeOf(outcome)}`);
  deleteFromInbox(db, id);
  return `#${id} was sent.\n`;
}

async function remove(id: number) {
  if (!(await whenFree(() => deleteFromInbox(database(), id)))) throw new Error(`no message #${id}`);
  await whenFree(() => eraseDeleted(database(), true));
  return `#${id} was deleted.\n`;
}
