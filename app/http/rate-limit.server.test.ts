import { RouterContextProvider } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { requestContext } from "./request-context.ts";

vi.stubEnv("DATA_DIR", temporaryFolder(afterAll));
const { clientLimit } = await import("./rate-limit.server.ts");

function from(address: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, { id: "", route: "", source: "server", address, origin: null });
  return context;
}

test("limits a client per minute on any port, and a network to ten times as much", async () => {
  const over = clientLimit("test", 2, "minute");
  expect(await over(from("192.0.2.1:1000"))).toBeNull();
  expect(await over(from("192.0.2.1:1001"))).toBeNull();
  expect(await over(from("192.0.2.1:1002"))).toBeGreaterThan(0);
  for (let i = 0; i < 20; i++) expect(await over(from(`2001:db8:1:${i}::1`))).toBeNull();
  expect(await over(from("2001:db8:1:99::1"))).toBeGreaterThan(0);
  expect(await over(from("2001:db8:2::1"))).toBeNull();
});
