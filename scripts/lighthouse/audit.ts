import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../browser.ts";

const chromePath = findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

export function closeBrowser() {
  chrome.kill();
}

/** The medians of several audits of one page on a phone, and what the first of them found wanting. */
export async function audits(url: string, cookie: string, runs: number) {
  const first = await audit(url, cookie);
  const results = [first];
  while (results.length < runs) results.push(await audit(url, cookie));
  const of = (value: (result: Audit) => number) =>
    results.map(value).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.keys(first.scores).map((id) => [id, of(({ scores }) => scores[id] ?? 0)]),
    ),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    complaints: first.complaints,
  };
}

type Audit = Awaited<ReturnType<typeof audit>>;

async function audit(url: string, cookie: string) {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    throttlingMethod: "devtools",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    extraHeaders: { Cookie: cookie },
  });
  if (!result) throw new Error(`no audit of ${url}`);
  const { audits, categories } = result.lhr;
  const milliseconds = (id: string) => Math.round(audits[id]?.numericValue ?? Number.NaN);
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: milliseconds("first-contentful-paint"),
    lcp: milliseconds("largest-contentful-paint"),
    tbt: milliseconds("total-blocking-time"),
    cls: Math.round((audits["cumulative-layout-shift"]?.numericValue ?? 0) * 1000) / 1000,
    complaints: Object.values(categories)
      .filter(({ id }) => id !== "performance")
      .flatMap(({ auditRefs }) => auditRefs)
      .flatMap(({ id, weight }) =>
        weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1 ? [id] : [],
      ),
  };
}
