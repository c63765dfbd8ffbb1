import { afterAll, beforeAll, expect, test } from "vitest";
import { maxMonths, offers } from "../../app/studio/estimate-query.ts";
import { type Site, startSite } from "../site.ts";

const token = "the-token-of-the-metrics";

let site: Site;
beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: token });
});
afterAll(async () => {
  expect(await site.stop()).toBe(0);
});

test("doesn't keep estimates in the page store", async () => {
  await site.rendered;
  await fetch(`${site.url}/estimate`);
  let before = 0;
  const isSettled = async () => {
    const last = before;
    before = await stored(site.url);
    return before === last;
  };
  await expect.poll(isSettled, { timeout: 60_000, interval: 1500 }).toBe(true);
  for (let index = 0; index < 30; index++) {
    const [one, two] = [offers[index % offers.length], offers[(index * 7 + 3) % offers.length]];
    const path = `/estimate?row=${one?.name}&row=${two?.name}&months=${(index % maxMonths) + 1}`;
    const answer = await fetch(site.url + path, { redirect: "manual" });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  expect(await stored(site.url)).toBe(before);
});

test("excludes estimates with rows, and their contact form, from shared caches and search engines", async () => {
  const [first] = offers;
  for (const path of [`/estimate?row=${first?.name}`, `/en/contact?row=${first?.name}`]) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store|private/);
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  }
});

async function stored(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^site_stored_pages_bytes (\S+)$/m.exec(await answer.text())?.[1]);
}
