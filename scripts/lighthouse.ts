// `npm run lighthouse`: Lighthouse's mobile scores of every page in English and in both themes; then each page's paints
// on a slow phone beside those of the same page without any script. RUNS=1 and PAGES=/,/about make it shorter.

import { pages } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";
import { closeBrowser, paints, scores } from "./lighthouse/audit.ts";
import { startStripped } from "./lighthouse/stripped.ts";

const runs = Number(process.env.RUNS ?? 5);
const wanted = process.env.PAGES?.split(",") ?? pages.map(({ path }) => path);

const site = await startSite({ SETTINGS_RATE: "1000" });
const stripped = await startStripped(site.url);

for (const theme of ["light", "dark"]) {
  const cookie = await themeCookie(theme);
  const rows: Record<string, object> = {};
  for (const path of wanted) {
    const { scores: row, complaints } = await scores(site.url + path, cookie, runs);
    rows[path] = row;
    if (complaints.length > 0) console.log(`${path}: ${complaints.join(", ")}`);
  }
  console.log(`\n${theme}, median of ${runs}`);
  console.table(rows);
}

const rows: Record<string, object> = {};
for (const path of wanted) {
  const whole = await paints(site.url + path, "", runs);
  const bare = await paints(stripped.url + path, "", runs);
  rows[path] = {
    "FCP ms": whole.fcp,
    "LCP ms": whole.lcp,
    "TBT ms": whole.tbt,
    "worst CLS": whole.cls,
    "FCP ratio": Math.round((whole.fcp / bare.fcp) * 100) / 100,
    "LCP ratio": Math.round((whole.lcp / bare.lcp) * 100) / 100,
  };
}
console.log(
  `\nPaints under the browser's own throttling, median of ${runs}; ratios to the page without scripts`,
);
console.table(rows);

await closeBrowser();
stripped.stop();
await site.stop();

/** The signed cookie that the site itself gives to who chooses this theme. */
async function themeCookie(theme: string) {
  const response = await fetch(`${site.url}/settings/theme`, {
    method: "POST",
    body: new URLSearchParams({ theme }),
    redirect: "manual",
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
