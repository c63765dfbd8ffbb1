import { randomUUID } from "node:crypto";
import { closeSync, createReadStream, existsSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup, type DatabaseSync } from "node:sqlite";
import { type Command, Misuse, onInterrupt } from "#app/platform/command.server.ts";
import { env } from "#app/platform/env.server.ts";
import { database } from "../messages/database.server.ts";
import { countMessages } from "../messages/stored.server.ts";

export const command: Command = {
  usage: `npm run backup -- FILE                 copies the inbox, suspected spam and the outbox to a new file; the site may be running
npm run --silent backup -- - > FILE    writes the copy to standard output`,
  async run([file, ...more]) {
    if (!file || more.length) throw new Misuse();
    if (!existsSync(join(env.DATA_DIR, "contact.sqlite")))
      throw new Error(
        `DATA_DIR (${env.DATA_DIR}) has no contact.sqlite, so no message has been stored there. Check DATA_DIR.`,
      );
    if (file !== "-") {
      if (existsSync(file)) throw new Error(`${file} already exists: delete it, or choose another name.`);
      return `${file}: ${await copyTo(file)}\n`;
    }
    if (process.stdout.isTTY)
      throw new Misuse(
        "A backup can't be printed to a terminal. Redirect it: npm run --silent backup -- - > FILE",
      );
    const copy = join(env.DATA_DIR, `.backup-${randomUUID()}`);
    await copyTo(copy);
    const opened = openSync(copy, "r");
    // Unlinks the open file, so that no copy stays behind however the command ends.
    rmSync(copy);
    return createReadStream("", { fd: opened });
  },
};

export function summary(db: DatabaseSync) {
  const [messages, spam, outbox] = (["inbox", "suspectedSpam", "outbox"] as const).map((place) =>
    countMessages(db, place),
  );
  return `messages: ${messages}, suspected spam: ${spam}, in the outbox: ${outbox}`;
}

/** Copies the database to a new file that only its owner can read. Deletes the copy on failure or interruption. */
async function copyTo(file: string) {
  const remove = () => {
    for (const suffix of ["", "-journal"]) rmSync(`${file}${suffix}`, { force: true });
  };
  onInterrupt(remove);
  closeSync(openSync(file, "wx", 0o600));
  try {
    await backup(database(), file);
    return summary(database());
  } catch (error) {
    remove();
    throw error;
  }
}
