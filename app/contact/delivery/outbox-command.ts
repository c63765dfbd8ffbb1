// `npm run outbox`: messages that the form service does not have yet (CONTACT_OUTBOX=on).
import { parseArgs } from "node:util";
import { asJson, asText, exportedMessage, isoTime, readId, runCommand } from "../store/command.server.ts";
import { formService } from "./form-service.server.ts";
import { queue } from "./outbox.server.ts";
import type { OutboxEntry } from "./outbox-queue.server.ts";
import { tryEntry } from "./outbox-worker.server.ts";
import { causeOf } from "./outcome.ts";

const usage = `npm run outbox                   messages that wait, oldest first
npm run outbox -- --json         the same for other programs (npm run --silent outbox)
npm run outbox -- retry [ID]     try one now, or all of them
npm run outbox -- delete ID`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: "boolean" } },
  });
  const [verb = "list", word] = positionals;
  const id = readId(word);
  if (verb === "retry" && (id || !word)) return retry(id);
  if (verb === "delete" && id) return remove(id);
  if (verb !== "list" || word) return null;
  const entries = await queue.list();
  if (values.json) return asJson(entries.map(exported));
  return asText(entries, "Nothing waits.", state);
});

async function retry(id: number | null) {
  if (!formService) throw new Error("FORM_ID is not set: there is nowhere to send to");
  const ids = id ? [id] : (await queue.list()).map((entry) => entry.id);
  const lines = [];
  for (const one of ids) {
    const entry = await queue.claim(one);
    if (!entry) {
      lines.push(`#${one} is not here, or is being sent at this moment.\n`);
      continue;
    }
    const outcome = await tryEntry(queue, entry, formService);
    lines.push(
      outcome.kind === "sent" ? `#${one} was sent.\n` : `#${one} still waits: ${causeOf(outcome)}\n`,
    );
    if (outcome.kind !== "sent") process.exitCode = 1;
  }
  return lines.join("") || "Nothing waits.\n";
}

async function remove(id: number) {
  if (!(await queue.drop(id))) throw new Error(`no message #${id}`);
  return `#${id} was deleted.\n`;
}

function state({ attempts, dueAt, refused, lastFailure }: OutboxEntry) {
  const next = refused ? "refused, not tried again by itself" : `next try ${isoTime(dueAt)}`;
  return `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
}

function exported({ attempts, dueAt, refused, lastFailure, ...message }: OutboxEntry) {
  return {
    ...exportedMessage(message),
    attempts,
    dueAt: new Date(dueAt).toISOString(),
    refused,
    lastFailure,
  };
}
