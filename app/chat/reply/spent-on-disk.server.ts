import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { migrate, openDatabase, transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";

/** What all visitors together have had of the model. */
export type Spent = { calls: number; tokens: number };

/**
 * Adds to what a day has on disk, which was `known` at least, and returns all of it. Throws where the disk takes nothing
 * or another process holds the file for longer than 100 ms: the next time `known` brings what is missing.
 */
export function addOnDisk(day: string, more: Spent, known: Spent): Spent {
  db ??= openDatabase(join(env.DATA_DIR, "chat.sqlite"), (db) => migrate(db, migrations));
  return add(db, day, more, known);
}

// A file of its own: what waits in the other has not to wait for this.
let db: DatabaseSync | undefined;

const migrations = [
  "CREATE TABLE spent (day TEXT PRIMARY KEY, calls INTEGER NOT NULL, tokens INTEGER NOT NULL) STRICT, WITHOUT ROWID",
];

function add(db: DatabaseSync, day: string, more: Spent, known: Spent): Spent {
  return transaction(db, () => {
    const [calls, tokens] = [known.calls + more.calls, known.tokens + more.tokens];
    const row = db
      .prepare(
        `INSERT INTO spent VALUES (:day, :calls, :tokens) ON CONFLICT DO UPDATE
         SET calls = max(:calls, calls + :moreCalls), tokens = max(:tokens, tokens + :moreTokens) RETURNING *`,
      )
      .get({ day, calls, tokens, moreCalls: more.calls, moreTokens: more.tokens });
    db.prepare("DELETE FROM spent WHERE day < ?").run(day);
    return spent.parse(row);
  });
}

const spent = z.object({ calls: z.number(), tokens: z.number() });
