import { expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import type { Pending } from "./queue.server.ts";
import { type TableQueue, workerFor } from "./table-queue.server.ts";

test("a queue that can't be read is logged under its own name", async () => {
  const error = vi.spyOn(log, "error");
  const claim = () => Promise.reject(new Error("no disk"));
  const queue: Pick<TableQueue<Pending>, "event" | "claim"> = { event: "notification", claim };
  const worker = workerFor(queue as TableQueue<Pending>);
  worker.wake();
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ event: "notification", outcome: "unavailable" }),
  );
  await worker.stop();
});
