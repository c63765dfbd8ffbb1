import { readFileSync } from "node:fs";
import { inject } from "vitest";

/** A site without a model or a form service, which all test files use at the same time. It has no rate limits. */
export const site = shared("site");

/** The same behind one proxy. Give each test its own addresses in `X-Forwarded-For`. It has no METRICS_TOKEN. */
export const proxied = shared("proxied");

function shared(name: "site" | "proxied") {
  const { log, ...address } = inject(name);
  return {
    ...address,
    /** Everything that the server has printed so far, line by line. */
    get lines() {
      return readFileSync(log, "utf8").split("\n").slice(0, -1);
    },
  };
}
