// `npm run lighthouse` prints Lighthouse's mobile scores and paint times of every page in both themes: the median of
// several runs. RUNS=1 and PAGES=/,/about shorten it. Lighthouse's default, simulated throttling, is inaccurate on a
// local connection: for correct paint times, set THROTTLING=devtools.
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { computeMedianRun, filterToValidRuns } from "lighthouse/core/lib/median-run.js";
import { pages } from "../app/pages.ts";
import { ensureBrowser } from "../scripts/browser.ts";
import { freePort, startSite } from "../tests/site.ts";

const runs = Number(process.env.RUNS ?? 5);
const paths = process.env.PAGES?.split(",") ?? pages.map(({ path }) => path);
/** Maximum number of attempts per run on average, since failed runs are repeated. */
const ATTEMPTS_PER_RUN = 3;
const throttlingMethod = process.env.THROTTLING === "devtools" ? "devtools" : "simulate";

const site = await startSite();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureBrowser() || undefined,
  args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${port}`],
});

for (const theme of ["light", "dark"]) {
  const flags: Flags = { port, throttlingMethod, extraHeaders: { Cookie: await themeCookie(theme) } };
  const rows: Record<string, object> = {};
  for (const path of paths) rows[path] = await median(site.url + path, flags);
  console.log(`\n${theme}, ${throttlingMethod} throttling, the median of ${runs}`);
  console.table(rows);
}

await browser.close();
await site.stop();

async function median(url: string, flags: Flags) {
  // Now and then, Lighthouse records no first paint. Such a run is repeated.
  let valid: Result[] = [];
  for (let run = 0; run < ATTEMPTS_PER_RUN * runs && valid.length < runs; run++) {
    const result = await lighthouse(url, flags);
    if (result) valid = filterToValidRuns([...valid, result.lhr]);
  }
  const { categories, audits }: Result = computeMedianRun(valid);
  const metric = (id: string) => Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000;
  const { performance, ...others } = categories;
  const weighted = Object.values(others).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, (score ?? 0) * 100])),
    FCP: metric("first-contentful-paint"),
    LCP: metric("largest-contentful-paint"),
    TBT: metric("total-blocking-time"),
    CLS: metric("cumulative-layout-shift"),
    "failed audits": weighted.flatMap(({ id }) => ((audits[id]?.score ?? 1) < 1 ? [id] : [])).join(" "),
  };
}

/** Gets the signed cookie of a visitor who chose this theme. */
async function themeCookie(theme: string) {
  const body = new URLSearchParams({ theme });
  const response = await fetch(`${site.url}/settings/theme`, { method: "POST", body, redirect: "manual" });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
