import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** What is in a database, in numbers: for who backs it up or restores it. */
export function summary(db: DatabaseSync) {
  const counts = z.object({ messages: z.number(), spam: z.number(), waiting: z.number() }).parse(
    db
      .prepare(
        `SELECT (SELECT count(*) FROM inbox WHERE suspected_spam = 0) AS messages,
                  (SELECT count(*) FROM inbox WHERE suspected_spam = 1) AS spam,
                  (SELECT count(*) FROM outbox) AS waiting`,
      )
      .get(),
  );
  return `${counts.messages} messages, ${counts.spam} suspected spam, ${counts.waiting} that wait`;
}
