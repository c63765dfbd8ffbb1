import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { findBrowser } from "../browser.ts";
import { median, repeat } from "../repeat.ts";

const chromePath = findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

export function closeBrowser() {
  chrome.kill();
}

/** Medians of Lighthouse's mobile scores as anybody gets them, and what the first run found wanting. */
export async function scores(url: string, cookie: string, runs: number) {
  const results = await repeat(runs, () =>
    audit(url, cookie, { onlyCategories: ["performance", "accessibility", "best-practices", "seo"] }),
  );
  const [first] = results;
  // A run that could not take a trace has no score.
  const of = (id: string) => median(results.flatMap(({ categories }) => categories[id]?.score ?? []));
  return {
    scores: Object.fromEntries(
      Object.keys(first?.categories ?? {}).map((id) => [id, Math.round(of(id) * 100)]),
    ),
    complaints: first ? complaints(first) : [],
  };
}

const moments = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};

/**
 * Medians of what a visitor sees on a slow phone, in milliseconds, but for the layout shift, which is the worst of all.
 * Under the browser's own throttling: a simulation knows nothing of what waits for what.
 */
export async function paints(url: string, cookie: string, runs: number) {
  const results = await repeat(runs, () =>
    audit(url, cookie, { throttlingMethod: "devtools", onlyAudits: Object.values(moments) }),
  );
  const all = (id: string) => results.flatMap(({ audits }) => audits[id]?.numericValue ?? []);
  const of = (id: string) => Math.round(median(all(id)));
  return {
    fcp: of(moments.fcp),
    lcp: of(moments.lcp),
    tbt: of(moments.tbt),
    cls: Math.round(Math.max(...all(moments.cls)) * 1000) / 1000,
  };
}

type Result = Awaited<ReturnType<typeof audit>>;

async function audit(url: string, cookie: string, flags: Flags) {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    extraHeaders: { Cookie: cookie },
    ...flags,
  });
  if (!result) throw new Error(`no audit of ${url}`);
  return result.lhr;
}

function complaints({ audits, categories }: Result) {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) =>
      weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1 ? [id] : [],
    );
}
