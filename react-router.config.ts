import { globSync, rmSync } from "node:fs";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./scripts/precompress.ts";

export default {
  ssr: true,
  // No page asks for the route table: by default the server would hand it out.
  routeDiscovery: { mode: "initial" },
  buildEnd: () => {
    // Nor for its manifest.
    for (const file of globSync("build/client/assets/manifest-*.js")) rmSync(file);
    precompress("build/client");
  },
} satisfies Config;
