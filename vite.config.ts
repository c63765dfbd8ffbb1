import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { clientBuild, islandFiles } from "./app/islands/vite/client-build.ts";
import { development } from "./app/islands/vite/development.ts";
import { inlineScript } from "./app/islands/vite/inline-script.ts";
import { pageRules } from "./app/islands/vite/page-rules.ts";

/** Leaves packages out of the server's source maps, which then take 0.4 MB instead of 1.9. */
const ownSourceMaps: Plugin = {
  name: "own-source-maps",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    order: "post",
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

export default defineConfig(({ command }) => ({
  // React Router would copy `.env` into the environment, which then hides a corrected `.env` (platform/env.server.ts).
  envDir: false,
  plugins: [inlineScript(), clientBuild(), pageRules(), ownSourceMaps, development(), reactRouter()],
  server: {
    port: Number(process.env.PORT ?? 5173),
    watch: {
      ignored: ["data", "build", "docs", "tests"].map((folder) => `${import.meta.dirname}/${folder}/**`),
    },
  },
  // Otherwise Vite finds these dependencies after the first page has loaded, bundles again, and reloads the page.
  optimizeDeps: { entries: ["app/**/*.tsx", "!**/*.test.tsx"] },
  build: {
    // Keeps fonts, posters and icons as files, because files are cached forever and the policy allows no `data:` URLs.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // The first versions with `light-dark()` (spring 2024). For older versions, the build would write every colour
    // twice.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: islandFiles,
          output: {
            codeSplitting: {
              groups: [
                // Changes only when React is updated.
                { name: "react", test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\// },
                {
                  name: "shared",
                  test: /\/app\/(pages\.ts|platform|islands|i18n\/(fill|loca))|\/locales\/index/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./app/server/start.server.ts",
          output: { sourcemapExcludeSources: true },
        },
        // For stacks in the log (server.ts). The browser's build has none.
        sourcemap: true,
      },
      // With React bundled, its production build runs whatever NODE_ENV says, and the process starts in half the time.
      ...(command === "build" && {
        resolve: { noExternal: true, external: ["pino", "sonic-boom", "ioredis"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}));
