import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known at the first paint: a lazy manifest would be one more request per page.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
