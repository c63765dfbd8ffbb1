import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { locales } from "../../app/i18n/locales.ts";
import { languages } from "../../locales/languages.server.ts";
import { startSite } from "../site.ts";
import { proxied } from "./shared-site.ts";
import { dial, exchange, received } from "./wire.ts";

test("limits connections per address without affecting others, and accepts new ones after some close", async () => {
  const site = await startSite();
  // Opens all connections at once, because the server closes a connection that takes longer than ten seconds for its
  // headers.
  const sockets = await Promise.all(Array.from({ length: 600 }, () => dial(site.port)));
  for (const socket of sockets) {
    socket.on("error", () => {}).resume();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  }
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(100);
  expect((await getFrom("127.0.0.2", site.port)).status).toBe(200);

  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await getFrom("127.0.0.1", site.port)).status).toBe(200);
  expect(await site.stop()).toBe(0);
});

test("limits concurrent requests per client behind a proxy without affecting others", async () => {
  const startPost = async (address: string) => {
    const socket = await dial(proxied.port);
    socket.on("error", () => {});
    socket.write(
      `POST /settings/theme HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\n`,
    );
    return { socket, finish: () => socket.write("theme=dark"), answer: received(socket) };
  };
  const open = await Promise.all(Array.from({ length: 100 }, (_, i) => startPost(`203.0.113.7:${1000 + i}`)));
  const get = (address: string) =>
    exchange(
      proxied.port,
      `GET /about HTTP/1.1\nHost: localhost\nX-Forwarded-For: ${address}\nConnection: close\n\n`,
    );
  await expect.poll(async () => (await get("203.0.113.7")).status).toBe(429);
  expect((await get("203.0.113.7")).head).toMatch(/^retry-after: 1$/im);
  expect((await get("203.0.113.8")).status).toBe(200);
  // Addresses further left come from the client.
  expect((await get("203.0.113.8, 203.0.113.7")).status).toBe(429);

  for (const { finish } of open) finish();
  for (const { answer } of open) expect((await answer).status).toBe(303);
  expect((await get("203.0.113.7")).status).toBe(200);
});

test("returns 429 over the daily limit, and keeps the text and shows the email address", async () => {
  const site = await startSite({ CONTACT_DAILY_LIMIT: "1", CONTACT_EMAIL: "hello@studio.example" });
  const post = (locale: string, message: string) =>
    fetch(`${site.url}/${locale}/contact`, {
      method: "POST",
      body: new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message }),
      redirect: "manual",
    });
  // An invalid message doesn't count.
  expect((await post("en", "")).status).toBe(400);
  expect((await post("en", "The first")).status).toBe(303);
  for (const locale of locales) {
    const rejected = await post(locale, "The second one");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(3600);
    expect(rejected.headers.get("cache-control")).toBe("no-store");
    const html = await rejected.text();
    expect(html).toContain(languages[locale].copy.contact.errors.tooManyToday);
    expect(html).toContain("The second one");
    expect(html).toContain("mailto:hello@studio.example");
  }
  await site.stop();
});

async function getFrom(localAddress: string, port: number) {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  const answer = received(socket);
  await Promise.race([once(socket, "connect"), answer]);
  socket.write("GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  return answer;
}
