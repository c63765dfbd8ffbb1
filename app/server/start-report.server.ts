import { features } from "#app/features.server.ts";
import { env, misspeltSettings } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { unknownSetting } from "#app/platform/setting-names.ts";

/** Logs at the start what is switched on, so that operators see the effect of a setting. */
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
  if (!env.SESSION_SECRET_GIVEN)
    log.warn("SESSION_SECRET is not set: visitors' choices of theme and language are lost at each restart");
  for (const { name, meant } of misspeltSettings) log.warn(unknownSetting(name, meant));
  if (!env.SITE_URL_GIVEN) log.warn(`SITE_URL is not set: canonical links use ${env.SITE_URL}`);
}
