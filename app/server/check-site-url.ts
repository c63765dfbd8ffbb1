import { defaultLocale } from "#app/i18n/locales.ts";
import { env } from "#app/platform/env.server.ts";
import { DIAGNOSIS_MS } from "#app/platform/http-status.server.ts";
import { pagePath, pageUrl } from "#app/seo/addresses.ts";

const isLocal = new URL(env.SITE_URL).hostname === "localhost";
export const where = `SITE_URL ${env.SITE_URL}${isLocal ? ", which in a container is the container itself" : ""}`;

/** Requests a page as a visitor would, through all proxies, and looks for what a proxy may have changed. */
export async function checkSiteUrl() {
  if (!env.SITE_URL_GIVEN) return null;
  const path = pagePath("contact", defaultLocale);
  const signal = AbortSignal.timeout(DIAGNOSIS_MS);
  const response = await fetch(env.SITE_URL + path, { redirect: "manual", signal });
  const problem = problemIn(response, await response.text());
  if (problem) throw new Error(`${path} ${problem}`);
  return `SITE_URL ${env.SITE_URL} shows this site`;
}

function problemIn({ status, headers }: Response, html: string) {
  const target = headers.get("location");
  if (target) return `redirects to ${target}: set SITE_URL to the address that visitors end up at`;
  if (status !== 200) return `returned ${status} instead of 200`;
  if (!html.trim()) return "is empty: in the proxy's configuration, SITE_URL must not end in a slash";
  if (html.includes("/cdn-cgi/l/email-protection"))
    return "has hidden email addresses that nobody can read: turn off Cloudflare's Email Address Obfuscation";
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  if (!canonical) return "is a page of something else: check the proxy and the DNS record";
  if (canonical !== pageUrl(env.SITE_URL, "contact", defaultLocale))
    return `has the canonical address ${canonical}: the running site has another SITE_URL`;
  return null;
}
