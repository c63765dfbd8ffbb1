import { RouterContextProvider } from "react-router";
import { afterAll, expect, test, vi } from "vitest";
import { requestContext } from "#app/http/request-context.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

vi.stubEnv("DATA_DIR", temporaryFolder(afterAll));
vi.stubEnv("CONTACT_RATE", "2");
vi.stubEnv("CONTACT_DAILY_LIMIT", "70");
const { overDailyLimit, overDailySpamLimit } = await import("./limits.server.ts");

test("allows an IPv6 /48 twice a client's daily limit", async () => {
  for (let i = 0; i < 40; i++) expect(await overDailyLimit(from(`2001:db8:1:${i}::1`))).toBeNull();
  expect(await overDailyLimit(from("2001:db8:1:40::1"))).toBeGreaterThan(0);
});

test("suspected spam or a single client can't use up the daily limit of all visitors", async () => {
  for (let i = 0; i < 70; i++) expect(await overDailySpamLimit(from(`198.51.100.${i}`))).toBeNull();
  expect(await overDailySpamLimit(from("198.51.100.70"))).toBeGreaterThan(0);
  for (let i = 0; i < 20; i++) expect(await overDailyLimit(from("192.0.2.1"))).toBeNull();
  for (let i = 0; i < 20; i++) expect(await overDailyLimit(from("192.0.2.1"))).toBeGreaterThan(0);
  for (let i = 2; i < 12; i++) expect(await overDailyLimit(from(`192.0.2.${i}`))).toBeNull();
  expect(await overDailyLimit(from("192.0.2.12"))).toBeGreaterThan(0);
});

function from(address: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, { id: "", route: "", source: "server", address, origin: null });
  return context;
}
