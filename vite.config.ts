import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { reactAsModules } from "./scripts/react-as-modules.ts";

export default defineConfig(({ command }) => ({
  plugins: [reactAsModules(), reactRouter()],
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
          output: {
            codeSplitting: {
              groups: [
                // What changes only with an update of React or its router.
                {
                  name: "framework",
                  test: /react-as-modules|node_modules\/(react|react-dom|scheduler|react-router)\//,
                },
                // What every page has, or most: one file instead of one for each module.
                {
                  name: "site",
                  test: /\/locales\/index\.ts|\/app\/(root\.tsx|entry\.client\.tsx|pages\.ts|(layout|i18n|theme|seo|studio|document|http|platform)\/|ui\/(?!faq)|marketing\/(closing|quote)\.)/,
                },
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
