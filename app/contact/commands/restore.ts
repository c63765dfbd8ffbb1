import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, Misuse } from "#app/platform/command.server.ts";
import { env } from "#app/platform/env.server.ts";
import { openContactDatabase } from "../store/database.server.ts";
import { summary } from "./backup-summary.ts";

/** The other way of `backup`: into a directory with nothing in it, so that no message is lost by it. */
export const command: Command = {
  usage: `npm run restore -- FILE    puts a backup into DATA_DIR, which must be empty, and brings it up to date
npm run restore -- -       reads it from standard input

Messages that waited in the outbox then are tried again.`,
  async run([file, ...more]) {
    if (!file || more.length) throw new Misuse();
    const directory = env.DATA_DIR;
    if (existsSync(directory) && readdirSync(directory).length)
      throw new Error(
        `${directory} is not empty: stop the site, and give it another DATA_DIR or move what is there`,
      );
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const target = join(directory, "contact.sqlite");
    try {
      writeFileSync(target, readFileSync(file === "-" ? process.stdin.fd : file), {
        flag: "wx",
        mode: 0o600,
      });
      const db = openContactDatabase(directory);
      const [problem] = db.prepare("PRAGMA integrity_check").all();
      if (problem?.integrity_check !== "ok") throw new Error(`${file} is damaged`);
      const restored = summary(db);
      db.close();
      return `${directory}: ${restored}\n`;
    } catch (error) {
      for (const suffix of ["", "-wal", "-shm"]) rmSync(`${target}${suffix}`, { force: true });
      throw error;
    }
  },
};
