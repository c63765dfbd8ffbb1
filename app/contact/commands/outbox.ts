import { type Command, confirm, Misuse } from "#app/platform/command.server.ts";
import { type Notification, notifications } from "../delivery/notifications.server.ts";
import { outbox, pendingMessages } from "../delivery/outbox.server.ts";
import { causeOf } from "../delivery/outcome.ts";
import { idOf, type Pending, type Queue, tryEntry } from "../delivery/queue.server.ts";
import { eraseDeletedText } from "./erase.ts";
import { asJson, asText, exportedMessage, isoTime, readId, reportSource, type Stored } from "./format.ts";

export const command: Command = {
  usage: `npm run outbox                       lists unsent messages (#1, or #r1 if in Redis) and unsent notifications to the studio (#n1)
npm run --silent outbox -- --json    prints the list as JSON for other programs
npm run outbox -- retry              tries to send all entries now
npm run outbox -- retry ID           tries to send one entry now: ID is 1, r1 or n1
npm run outbox -- delete ID          permanently deletes an entry without sending it; asks first unless you add --yes`,
  flags: ["json", "yes"],
  async run([verb = "list", word, ...more], flags) {
    if (more.length) throw new Misuse();
    if (verb === "retry" && !word) return retryAll();
    if (verb === "retry") return retry(...find(word));
    if (verb === "delete") return remove(...find(word), flags);
    if (verb !== "list" || word) throw new Misuse();
    return list(flags.has("json"));
  },
};

const howToList = "List the entries with: npm run outbox";

const queues: Queue<Pending>[] = [...outbox, notifications];

async function list(json: boolean) {
  reportSource();
  const messages = await pendingMessages();
  const notices = await notifications.list();
  if (json) return asJson([...messages.map(exportedEntry), ...notices.map(exportedNotice)]);
  const lines = notices.map((entry) => `#n${entry.id}  ${entry.channel} to the studio  ${state(entry)}\n`);
  return [
    ...(messages.length || !lines.length ? asText(messages, "The outbox is empty.", state) : []),
    ...lines,
  ];
}

async function retryAll() {
  let lines = "";
  for (const queue of queues) for (const { id } of await queue.list()) lines += await retry(queue, id);
  return lines || "The outbox is empty.\n";
}

async function retry(queue: Queue<Pending>, id: number) {
  const name = `#${idOf(queue, { id })}`;
  const entry = await queue.claim(id);
  if (!entry) return `${name} is not in the outbox, or is being sent right now.\n`;
  const tried = await tryEntry(queue, entry);
  if (tried.kind === "sent") return `${name} was sent.\n`;
  process.exitCode = 1;
  return `${name} was not sent and stays in the outbox: ${causeOf(tried)}\n`;
}

async function remove(queue: Queue<Pending>, id: number, flags: ReadonlySet<string>) {
  const name = `#${idOf(queue, { id })}`;
  await confirm(`Delete ${name} for good?`, flags);
  const entry = (await queue.list()).find((entry) => entry.id === id);
  if (!entry || !(await queue.remove(entry))) throw new Error(`No ${name} in the outbox. ${howToList}`);
  await eraseDeletedText();
  return `${name} was deleted.\n`;
}

/** `n1` is a notification, `r1` a message in Redis, `1` a message in the embedded database. */
function find(word = ""): [Queue<Pending>, number] {
  const prefix = /^[nr]?/.exec(word)?.[0];
  const id = readId(word.slice(prefix?.length));
  const queue = queues.find((queue) => queue.prefix === prefix);
  if (!queue)
    throw new Error(
      `No entry #${word}. Entries r1, r2, … are in Redis and exist only with REDIS_URL, FORM_ID and CONTACT_OUTBOX=on. ${howToList}`,
    );
  return [queue, id];
}

function state({ attempts, dueAt, refused, lastFailure }: State) {
  const next = refused ? "refused; to try again, run npm run outbox -- retry" : `next try ${isoTime(dueAt)}`;
  return `[tried ${attempts}×, ${next}${lastFailure ? `: ${lastFailure}` : ""}]`;
}

function exportedEntry(entry: Stored & State) {
  return { ...exportedMessage(entry), ...exportedState(entry) };
}

function exportedNotice({ id, receivedAt, channel, ...state }: Notification) {
  return { id: `n${id}`, receivedAt: new Date(receivedAt).toISOString(), channel, ...exportedState(state) };
}

function exportedState({ attempts, dueAt, refused, lastFailure }: State) {
  return { attempts, dueAt: new Date(dueAt).toISOString(), refused, lastFailure };
}

type State = Pick<Pending, "attempts" | "dueAt" | "refused" | "lastFailure">;
