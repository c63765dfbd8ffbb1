import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { clientBuild, islandFiles } from "./scripts/client-build.ts";
import { inlineScript } from "./scripts/inline-script.ts";
import { reactAsModules } from "./scripts/react-as-modules.ts";

/** Words reach the browser in documents, which no module of its own depends on: an edited one loads the page anew. */
const reloadOnWords: Plugin = {
  name: "reload-on-words",
  hotUpdate({ file }) {
    if (this.environment.name === "client" && file.includes("/locales/"))
      this.environment.hot.send({ type: "full-reload" });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [reactAsModules(), inlineScript(), clientBuild(), reactRouter(), reloadOnWords],
  server: { port: Number(process.env.PORT ?? 5173) },
  // What is found only while the first page is there would be bundled anew under it.
  optimizeDeps: { entries: ["app/**/*.tsx", "!**/*.test.tsx"] },
  build: {
    // Fonts, posters and icons stay files: cached for ever, and the policy needs no `data:`.
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // The first to know `light-dark()`, in spring 2024: translated for older ones, every colour would stand there twice.
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
                // What changes only with an update of React.
                { name: "react", test: /react-as-modules|node_modules\/(react|react-dom|scheduler)\// },
                // What more than one island uses, first what needs no React: a group takes along what its files depend on.
                {
                  name: "shared",
                  test: /\/app\/(pages\.ts|platform\/|document\/island-data|i18n\/(fill|locales))|\/locales\/index/,
                },
                { name: "adopt", test: /\/app\/(document\/adopt|i18n\/(locale-context|local-link))/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: "./app/server/start.server.ts" } },
      // Bundled, React is the production one whatever NODE_ENV says, and the process starts in half the time.
      ...(command === "build" && {
        resolve: { noExternal: true, external: ["pino", "sonic-boom", "bullmq", "ioredis"] },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
}));
