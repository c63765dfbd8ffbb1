import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/** Makes `import text from "./x.inline.ts?inline-script"` return the script, bundled with its imports, as text. */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const entry = id.slice(0, -suffix.length);
      const { code, moduleIds } = await bundle(entry);
      for (const file of moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(code.trim())};`;
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
  const [chunk] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (chunk?.type !== "chunk") throw new Error(`compiling ${entry} produced no script`);
  return chunk;
}
