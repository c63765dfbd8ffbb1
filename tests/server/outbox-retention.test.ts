import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { leadWith } from "../lead.ts";
import { startRedis } from "../redis.ts";

const DAY_MS = 24 * 3600 * 1000;

test("deletes messages in Redis after RETENTION_DAYS, even if they weren't sent", {
  tags: "redis-server",
}, async () => {
  const redis = await startRedis();
  const directory = mkdtempSync(join(tmpdir(), "retention-"));
  vi.stubEnv("DATA_DIR", directory);
  vi.stubEnv("REDIS_URL", redis.url);
  vi.stubEnv("FORM_ID", "abc");
  // Nothing listens on this port, so messages stay in the queue.
  vi.stubEnv("FORM_SERVICE_URL", "http://127.0.0.1:9");
  vi.stubEnv("CONTACT_OUTBOX", "on");
  vi.stubEnv("RETENTION_DAYS", "30");
  vi.stubEnv("LOG_LEVEL", "silent");
  const { contact } = await import("../../app/contact/feature.server.ts");
  const { outbox } = await import("../../app/contact/delivery/outbox.server.ts");
  const { submissionOf } = await import("../../app/contact/submission.server.ts");
  const { closeRedis, firstConnection } = await import("../../app/platform/redis.server.ts");
  onTestFinished(async () => {
    await contact.stop?.();
    closeRedis();
    await redis.stop();
    rmSync(directory, { recursive: true });
  });
  await firstConnection();
  const [inRedis] = outbox;
  expect(inRedis?.prefix).toBe("r");
  for (const days of [31, 29]) {
    const submission = submissionOf(leadWith({ message: `${days} days old` }), Date.now() - days * DAY_MS);
    await inRedis?.add({ ...submission, attempts: 1 });
  }
  contact.start?.();
  await expect.poll(() => inRedis?.list()).toMatchObject([{ message: "29 days old" }]);
});
