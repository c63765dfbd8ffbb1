// `npm run inbox`: what the form brought, where no form service is configured, and what looked like spam.
import { parseArgs } from "node:util";
import { env } from "#app/platform/env.server.ts";
import { courier } from "../delivery/deliver.server.ts";
import { postToFormService } from "../delivery/form-service.server.ts";
import { causeOf } from "../delivery/outbox-worker.server.ts";
import { asCsv, asJson, asText, readId, runCommand } from "./command.server.ts";
import { openDatabase } from "./database.server.ts";
import { clearSuspicion, deleteFromInbox, findSuspect, type InboxEntry, listInbox } from "./inbox.server.ts";
import { toLead } from "./lead-row.server.ts";

const usage = `npm run inbox                    messages, oldest first
npm run inbox -- --spam          suspected spam instead: browsers fill the trap for real people too
npm run inbox -- --csv, --json   either of them for other programs (npm run --silent inbox)
npm run inbox -- forward ID      hand a suspected spam on as the message it is
npm run inbox -- delete ID`;

const columns = ["id", "receivedAt", "name", "email", "service", "message"] as const;

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
  const entries = listInbox(openDatabase(env.DATA_DIR), { spam: values.spam ?? false });
  if (values.json) return asJson(entries.map(exported));
  if (values.csv) return asCsv(columns, entries.map(exported));
  return asText(entries, values.spam ? "No suspected spam." : "No messages.");
});

/** As any message takes its way: to the form service where there is one, else into the inbox. */
async function forward(id: number) {
  const db = openDatabase(env.DATA_DIR);
  const entry = findSuspect(db, id);
  if (!entry) throw new Error(`no suspected spam #${id}`);
  if (!courier) {
    clearSuspicion(db, id);
    return `#${id} is a message now.\n`;
  }
  const outcome = await postToFormService(toLead(entry), {
    ...courier,
    idempotencyKey: entry.idempotency_key,
  });
  if (outcome.kind !== "sent") throw new Error(`#${id} was not taken and stays here: ${causeOf(outcome)}`);
  deleteFromInbox(db, id);
  return `#${id} was sent.\n`;
}

async function remove(id: number) {
  if (!deleteFromInbox(openDatabase(env.DATA_DIR), id)) throw new Error(`no message #${id}`);
  return `#${id} was deleted.\n`;
}

function exported({ id, received_at, name, email, service, message }: InboxEntry) {
  return { id, receivedAt: new Date(received_at).toISOString(), name, email, service, message };
}
