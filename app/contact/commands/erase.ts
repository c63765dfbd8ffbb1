import { eraseDeletedFromRedis } from "#app/platform/redis.server.ts";
import { eraseFromFiles } from "../store/database.server.ts";

export async function eraseDeletedText() {
  if (!(await eraseDeletedFromRedis()))
    process.stderr.write(
      "Redis did not rewrite its append-only file, which may still hold the deleted text. Run BGREWRITEAOF in Redis.\n",
    );
  eraseFromFiles();
}
