import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { requestContext } from "./request-context.ts";

vi.stubEnv("CONTACT_RATE", "2");
vi.stubEnv("CONTACT_DAILY_LIMIT", "30");
const { overDailyLimit, overRate } = await import("./rate-limit.server.ts");

function from(address: string) {
  const context = new RouterContextProvider();
  context.set(requestContext, { id: "", route: "", source: "server", address, origin: null });
  return context;
}

test("a client has its rate a minute, whatever port it comes from; a network ten times as much", async () => {
  expect(await overRate("contact", from("192.0.2.1:1000"))).toBeNull();
  expect(await overRate("contact", from("192.0.2.1:1001"))).toBeNull();
  expect(await overRate("contact", from("192.0.2.1:1002"))).toBeGreaterThan(50);
  for (let i = 0; i < 20; i++) expect(await overRate("contact", from(`2001:db8:1:${i}::1`))).toBeNull();
  expect(await overRate("contact", from("2001:db8:1:99::1"))).toBeGreaterThan(50);
  expect(await overRate("contact", from("2001:db8:2::1"))).toBeNull();
});

test("a day has ten minutes' worth of messages for one, and an end for all together", async () => {
  for (let i = 0; i < 20; i++) expect(await overDailyLimit(from("192.0.2.1"))).toBeNull();
  for (let i = 0; i < 20; i++) expect(await overDailyLimit(from("192.0.2.1"))).toBeGreaterThan(3600);
  // What was refused has taken nothing of what there is for the others.
  for (let i = 2; i < 12; i++) expect(await overDailyLimit(from(`192.0.2.${i}`))).toBeNull();
  expect(await overDailyLimit(from("192.0.2.12"))).toBeGreaterThan(3600);
});
