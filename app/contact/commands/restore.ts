import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Command, Misuse } from "#app/platform/command.server.ts";
import { UnknownFormat } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { openContactDatabase } from "../messages/database.server.ts";
import { summary } from "./backup.ts";

/** Restores a backup, but only into an empty directory, so that no message is overwritten. */
export const command: Command = {
  usage: `npm run restore -- FILE    restores a backup. Stop the site first; DATA_DIR must be empty.
npm run restore -- -       reads the backup from standard input

Messages that were pending when the backup was made are sent again, even if they have been delivered since.`,
  async run([file, ...more]) {
    if (!file || more.length) throw new Misuse();
    const source = file === "-" ? "The backup" : file;
    if (file !== "-" && !existsSync(file)) throw new Error(`${file} doesn't exist; nothing was restored.`);
    const directory = env.DATA_DIR;
    if (existsSync(directory) && readdirSync(directory).length)
      throw new Error(
        `DATA_DIR (${directory}) is not empty. Stop the site, then move the files away or set another DATA_DIR.`,
      );
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const target = join(directory, "contact.sqlite");
    try {
      const copy = createWriteStream(target, { flags: "wx", mode: 0o600 });
      await pipeline(file === "-" ? process.stdin : createReadStream(file), copy);
      const db = openContactDatabase(directory);
      const [problem] = db.prepare("PRAGMA integrity_check").all();
      if (problem?.integrity_check !== "ok") throw new Error(`${source} is damaged; nothing was restored.`);
      const restored = summary(db);
      db.close();
      return `${directory}: ${restored}\n`;
    } catch (error) {
      for (const suffix of ["", "-wal", "-shm"]) rmSync(`${target}${suffix}`, { force: true });
      if (error instanceof UnknownFormat)
        throw new Error(`${source} has a format that this release doesn't read; nothing was restored.`);
      if (error instanceof Error && "errstr" in error)
        throw new Error(`${source} isn't a usable backup (${error.errstr}); nothing was restored.`);
      throw error;
    }
  },
};
