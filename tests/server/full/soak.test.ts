import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { defaultLocale } from "../../../app/i18n/locales.ts";
import { startGemini } from "../../fakes/gemini.ts";
import { startSite } from "../../site.ts";
import { at } from "../../words.ts";
import { openDescriptors, residentMiB } from "../wire.ts";

// `npm run soak` sets this to a minute.
const seconds = Number(process.env.SECONDS ?? 12);

test("survives mixed load without errors, and leaks neither memory nor file descriptors", async () => {
  const gemini = await startGemini();
  const site = await startSite({
    GEMINI_API_KEY: "key",
    GEMINI_BASE_URL: gemini.url,
    CHAT_DAILY_LIMIT: "10000000",
    CHAT_DAILY_TOKENS: "1000000000000",
    CONTACT_DAILY_LIMIT: "1000000",
    CONTACT_RATE: "100000",
    CHAT_RATE: "100000",
    SETTINGS_RATE: "100000",
  });
  const errors: string[] = [];
  const done = { requests: 0, aborted: 0 };
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 1000;

  async function ask(path: string, expected: number, init: RequestInit = {}) {
    try {
      const response = await fetch(site.url + path, { redirect: "manual", ...init });
      const text = await response.text();
      done.requests++;
      if (response.status !== expected) errors.push(`${path}: ${response.status}`);
      return text;
    } catch (error) {
      if (init.signal?.aborted) done.aborted++;
      else errors.push(`${path}: ${error}`);
      return "";
    }
  }
  async function repeat(pause: number, once: (round: number) => Promise<unknown>) {
    for (let round = 0; elapsed() < seconds; round++) {
      await once(round);
      await sleep(pause);
    }
  }

  await ask("/", 200);
  // Opens each database before the descriptors are counted, because a database stays open after its first use.
  await ask(at.contact, 303, form({ name: "Anna", email: "anna@visitor.example", message: "first" }));
  await ask("/chat/reply", 200, question("fake:say one"));
  const descriptors = () => openDescriptors(site.process.pid);
  const before = descriptors();
  const samples: { at: number; mib: number }[] = [];
  const pages = ["/", `/fr${at.privacy}`, at.services, `/es${at.contact}`];
  await Promise.all([
    repeat(5, (round) => ask(pages[round % pages.length] ?? "/", 200)),
    repeat(20, (round) => ask(`/missing/${round}`, 404)),
    repeat(30, (round) =>
      ask(at.contact, 303, form({ name: "Anna", email: "anna@visitor.example", message: `m ${round}` })),
    ),
    repeat(30, (round) => ask("/settings/theme", 303, form({ theme: round % 2 ? "dark" : "light" }))),
    repeat(30, async () => {
      const text = await ask("/chat/reply", 200, question("fake:say one two three"));
      if (!text.includes("event: done")) errors.push("a reply without an end");
    }),
    repeat(30, () =>
      ask("/chat/reply", 200, { ...question("fake:say a b c d e f g"), signal: AbortSignal.timeout(60) }),
    ),
    repeat(50, () => ask(at.privacy, 200, { signal: AbortSignal.timeout(1) }).catch(() => {})),
    repeat(250, async () => samples.push({ at: elapsed(), mib: residentMiB(site.process.pid) })),
  ]);
  const mean = (from: number, to: number) => {
    const within = samples.filter(({ at }) => at >= from * seconds && at <= to * seconds);
    return within.reduce((sum, { mib }) => sum + mib, 0) / within.length;
  };
  const growth = mean(3 / 4, 1) - mean(1 / 3, 1 / 2);
  console.error({ ...done, before, after: descriptors(), growth });
  expect(errors).toEqual([]);
  expect(growth).toBeLessThan(30);
  // Idle keep-alive connections close after ten seconds.
  await expect.poll(descriptors).toBeLessThanOrEqual(before);
  expect(await site.stop()).toBe(0);
  await gemini.stop();
});

function form(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

function question(text: string): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ language: defaultLocale, messages: [{ role: "user", text }] }),
  };
}
