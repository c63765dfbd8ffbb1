import { globSync, rmSync } from "node:fs";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./scripts/precompress.ts";

export default {
  ssr: true,
  // No page needs the route table, which the server would otherwise publish.
  routeDiscovery: { mode: "initial" },
  buildEnd: () => {
    // No page needs the route manifest either.
    for (const file of globSync("build/client/assets/manifest-*.js")) rmSync(file);
    precompress("build/client");
  },
} satisfies Config;
