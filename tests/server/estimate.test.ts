import { expect, test } from "vitest";
import { maxMonths, offers } from "../../app/studio/estimate-query.ts";
import { startSite } from "../site.ts";

const token = "the-token-of-the-metrics";

test("a thousand estimates leave the store of pages as it was", async () => {
  const site = await startSite({ METRICS_TOKEN: token });
  const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });
  await ask("/estimate");
  let before = 0;
  const isSettled = async () => {
    const last = before;
    before = await stored(site.url);
    return before === last;
  };
  await expect.poll(isSettled, { timeout: 60_000, interval: 1500 }).toBe(true);
  const addresses = Array.from({ length: 1000 }, (_, index) => {
    const [one, two] = [offers[index % offers.length], offers[(index * 7 + 3) % offers.length]];
    return `/estimate?row=${one?.name}&row=${two?.name}&months=${(index % maxMonths) + 1}`;
  });
  for (let at = 0; at < addresses.length; at += 20) {
    const answers = await Promise.all(addresses.slice(at, at + 20).map(ask));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
  }
  expect(await stored(site.url)).toBe(before);
  expect(await site.stop()).toBe(0);
});

test("an estimate's address with choices goes to the contact form with them, and neither is kept by a cache", async () => {
  const site = await startSite();
  const [first] = offers;
  for (const path of [`/estimate?row=${first?.name}`, `/en/contact?row=${first?.name}`]) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store|private/);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
  await site.stop();
});

async function stored(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^site_stored_pages_bytes (\S+)$/m.exec(await answer.text())?.[1]);
}
