import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { eraseFromFiles } from "../store/database.server.ts";

/** Erases deleted text from the database's files and from Redis's append-only file. Warns if Redis refuses. */
export async function eraseDeletedText() {
  if (!(await eraseDeletedFromRedis()))
    process.stderr.write(
      "Redis did not rewrite its append-only file, which may still hold the deleted text. Run BGREWRITEAOF in Redis.\n",
    );
  eraseFromFiles();
}
