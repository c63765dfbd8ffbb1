import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { backup } from "node:sqlite";
import { type Command, Misuse } from "#app/platform/command.server.ts";
import { env } from "#app/platform/env.server.ts";
import { database } from "../store/database.server.ts";
import { summary } from "./backup-summary.ts";

/** A copy of the embedded database, whole and of one moment, while the site runs. */
export const command: Command = {
  usage: `npm run backup -- FILE    copies inbox, suspected spam and outbox into a new file, while the site runs
npm run backup -- -       writes the copy to standard output (npm run --silent backup)

What waits in Redis is not in it: Redis keeps a file of its own.`,
  async run([file, ...more]) {
    if (!file || more.length) throw new Misuse();
    if (!existsSync(join(env.DATA_DIR, "contact.sqlite")))
      throw new Error(`nothing to back up in ${env.DATA_DIR}`);
    if (file !== "-") return `${file}: ${await copyTo(file)}\n`;
    if (process.stdout.isTTY) throw new Misuse("A backup is no text for a terminal: lead it into a file.");
    const passing = join(env.DATA_DIR, `.backup-${process.pid}`);
    try {
      await copyTo(passing);
      return readFileSync(passing);
    } finally {
      rmSync(passing, { force: true });
    }
  },
};

async function copyTo(file: string) {
  // A new one, and nobody else's to read from its first byte on.
  closeSync(openSync(file, "wx", 0o600));
  await backup(database(), file);
  return summary(database());
}
