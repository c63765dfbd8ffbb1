import { build, type Plugin } from "vite";

const ending = "?inline-script";

/**
 * `import text from "./x.inline.ts?inline-script"`: the script, with what it imports, as the few bytes that stand in
 * a page. So it is written, typed and checked like any other code.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ending)) return null;
      const entry = id.slice(0, -ending.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

async function bundle(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "baseline-widely-available",
      lib: { entry, formats: ["iife"], name: "page" },
    },
  });
  const [chunk] = Array.isArray(result) ? (result[0]?.output ?? []) : "output" in result ? result.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${entry} is no script`);
  return chunk.code.trim();
}
