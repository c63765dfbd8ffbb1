import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { DIAGNOSIS_MS, statusOf } from "#app/platform/http-status.server.ts";
import { pagePath, pageUrl } from "#app/seo/addresses.ts";

/** Requests a page as a visitor would, through all proxies, and looks for what a proxy may have changed. */
export async function checkOrigin() {
  if (!env.SITE_URL_GIVEN) return null;
  const path = pagePath("contact", defaultLocale);
  const response = await visit(path);
  if (!response)
    return `the site runs on port ${env.PORT}; SITE_URL ${env.SITE_URL} isn't reachable from here`;
  const { status, headers } = response;
  const target = headers.get("location");
  if (target)
    throw new Error(`${path} redirects to ${target}: set SITE_URL to the address that visitors end up at`);
  if (status !== 200) throw new Error(`${path} returned ${status} instead of 200`);
  const problem = problemIn(await response.text());
  if (problem) throw new Error(`${path} ${problem}`);
  return `SITE_URL ${env.SITE_URL} shows this site`;
}

/** Returns null if a container can't reach its own published port, but the site runs in it. */
async function visit(path: string) {
  try {
    return await fetch(env.SITE_URL + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(DIAGNOSIS_MS),
    });
  } catch (error) {
    if (new URL(env.SITE_URL).hostname !== "localhost") throw error;
    const status = await statusOf(`http://127.0.0.1:${env.PORT}/healthz`).catch(() => null);
    if (status !== 200) throw error;
    return null;
  }
}

function problemIn(html: string) {
  if (!html.trim()) return "is empty: in the proxy's configuration, SITE_URL must not end in a slash";
  if (html.includes("/cdn-cgi/l/email-protection"))
    return "has hidden email addresses that nobody can read: turn off Cloudflare's Email Address Obfuscation";
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (canonical === pageUrl(env.SITE_URL, "contact", defaultLocale)) return null;
  return canonical
    ? `has the canonical address ${canonical}: the running site has another SITE_URL`
    : "is a page of something else: check the proxy and the DNS record";
}
