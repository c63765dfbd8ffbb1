// `npm run lighthouse`: Lighthouse's mobile audit of every page in English and in both themes, and its paints beside
// those of the same page without any script, under the browser's own throttling (its simulation is bimodal for such
// pages on this machine's own network). Medians. RUNS=1 and PAGES=/,/about make it shorter.

import { pages } from "../app/pages.ts";
import { startSite } from "../tests/site.ts";
import { audits, closeBrowser } from "./lighthouse/audit.ts";
import { startStripped } from "./lighthouse/stripped.ts";

const runs = Number(process.env.RUNS ?? 5);
const wanted = process.env.PAGES?.split(",") ?? pages.map(({ path }) => path);

const site = await startSite({ SETTINGS_RATE: "1000" });
const stripped = await startStripped(site.url);

for (const theme of ["light", "dark"]) {
  const cookie = await themeCookie(theme);
  const rows: Record<string, object> = {};
  for (const path of wanted) {
    const whole = await audits(site.url + path, cookie, runs);
    const bare = await audits(stripped.url + path, cookie, runs);
    rows[path] = {
      ...whole.scores,
      "FCP ms": whole.fcp,
      "LCP ms": whole.lcp,
      "TBT ms": whole.tbt,
      CLS: whole.cls,
      "FCP ratio": Math.round((whole.fcp / bare.fcp) * 100) / 100,
      "LCP ratio": Math.round((whole.lcp / bare.lcp) * 100) / 100,
    };
    if (whole.complaints.length > 0) console.log(`${path}: ${whole.complaints.join(", ")}`);
  }
  console.log(`\n${theme}, median of ${runs}; ratios are to the same page without scripts`);
  console.table(rows);
}

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
