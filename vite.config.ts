import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Fonts, posters and icons stay files: cached for ever, and the policy needs no `data:`.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
  },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/site.server.ts" } } },
  },
});
