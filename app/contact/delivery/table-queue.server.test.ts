import { expect, test, vi } from "vitest";
import { log } from "#app/platform/log.server.ts";
import { notifications } from "./notifications.server.ts";

vi.mock("../store/database.server.ts", () => ({
  database: () => {
    throw new Error("no disk");
  },
}));

test("logs an unreadable queue with the queue's event name", async () => {
  const error = vi.spyOn(log, "error");
  notifications.wake();
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ event: "notification", outcome: "unavailable" }),
  );
  await notifications.stop();
});
