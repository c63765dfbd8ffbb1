import { expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import type { Waiting, WorkQueue } from "./queue.server.ts";
import { startWorker } from "./worker.server.ts";

test("a queue that can't be read is logged under its own name", async () => {
  const error = vi.spyOn(log, "error");
  const claim = () => Promise.reject(new Error("no disk"));
  const queue: Pick<WorkQueue<Waiting>, "event" | "claim"> = { event: "notification", claim };
  const worker = startWorker(queue as WorkQueue<Waiting>, async () => ({ kind: "sent" }));
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ event: "notification", outcome: "unavailable" }),
  );
  await worker.stop();
});
