import { features } from "#app/features.server.ts";
import { env, settingWarnings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";

export function reportStart() {
  log.info(
    {
      ...Object.assign({}, ...features.map(({ state }) => state)),
      shared: env.REDIS_URL ? "redis" : "memory",
      indexing: env.ALLOW_INDEXING ? "on" : "off",
      metrics: env.METRICS_TOKEN ? "on" : "off",
      proxies: env.TRUST_PROXY,
      node: process.version,
    },
    "starting",
  );
  for (const warning of settingWarnings) log.warn(warning);
  if (!env.SITE_URL_GIVEN)
    log.warn(`SITE_URL is not set: links and the sitemap point to ${env.SITE_URL}. Set it in production`);
}
