// `npm run bench`: what a visitor waits for and what a request costs, all in one run, since only ratios within a run
// compare. Rounds alternate, and the best of each is shown: what else the machine does can only make one worse.
import { chromium } from "@playwright/test";
import { startSite } from "../tests/site.ts";
import { startBare } from "./bench/bare.ts";
import { coldStart } from "./bench/cold-start.ts";
import { type Load, load } from "./bench/load.ts";
import { mixedRequests } from "./bench/mixed-requests.ts";
import { navigation } from "./bench/navigation.ts";
import { pageWeights } from "./bench/page-weights.ts";
import { mebibytes, residentBytes } from "./bench/process.ts";
import { findBrowser } from "./browser.ts";

const quiet = { LOG_LEVEL: "info", SITE_URL: "http://localhost:3000" };
const rounds = Number(process.env.ROUNDS ?? 3);
const seconds = Number(process.env.SECONDS ?? 5);

const site = await startSite(quiet);
const browser = await chromium.launch({
  executablePath: findBrowser() || undefined,
  args: ["--no-sandbox", "--disable-background-networking"],
});
console.log("\nEach page, cold, in kB as transferred");
console.table(await pageWeights(browser, site.url));
const click = await navigation(browser, site.url, 5);
console.log(`\nHome to Services on slow 4G, click to heading: ${click} ms`);
await browser.close();

console.log(`\nHome, 50 connections, best of ${rounds} rounds of ${seconds} s`);
const bare = await startBare(site.url);
const contenders = {
  "from the store": { url: site.url, process: site.process },
  "bare node:http": { url: bare.url, process: bare.process },
};
const best: Partial<Record<keyof typeof contenders, Load>> = {};
for (let round = 0; round < rounds; round++) {
  for (const name of ["from the store", "bare node:http"] as const) {
    const result = await load(contenders[name], seconds);
    const known = best[name];
    if (!known || result["requests/s"] > known["requests/s"]) best[name] = result;
  }
}
console.table(best);
const [stored, plain] = [best["from the store"], best["bare node:http"]];
if (stored && plain) {
  console.log(`requests/s, store to bare: ${(stored["requests/s"] / plain["requests/s"]).toFixed(2)}`);
  console.log(`p99, store to bare: ${(stored["p99 ms"] / plain["p99 ms"]).toFixed(2)}`);
  console.log(`CPU per request, bare to store: ${(plain["CPU µs"] / stored["CPU µs"]).toFixed(2)}`);
}
await bare.stop();

console.log("\nResident memory under load, in MiB");
const after: Record<string, number> = {
  "Home, after the rounds above": mebibytes(residentBytes(site.process)),
};
await site.stop();
const fresh = await startSite(quiet);
for (const count of [10_000, 100_000]) {
  await mixedRequests(fresh.port, count - (count === 100_000 ? 10_000 : 0));
  after[`${count} requests mixed over all keys`] = mebibytes(residentBytes(fresh.process));
}
console.table(after);
await fresh.stop();

console.log(`\nCold start to listening, median of five: ${await coldStart(5)} ms\n`);
