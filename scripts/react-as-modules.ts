import { createRequire } from "node:module";
import type { Plugin } from "vite";

const packages = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

/**
 * Gives React, which is CommonJS, the face of real modules in the browser's bundle. Otherwise every file that uses
 * it carries the conversion, and all of them wait for one more file: the bundler's runtime.
 */
export function reactAsModules(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "react-as-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      // React's own files require each other, and this module's one import is the real thing.
      const isOwn =
        importer?.startsWith(prefix) || /node_modules\/(react|react-dom|scheduler)\//.test(importer ?? "");
      return packages.includes(source) && !isOwn ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const source = id.slice(prefix.length);
      const names = Object.keys(require(source)).filter(
        (name) => name !== "default" && name !== "__esModule",
      );
      return `import cjs from ${JSON.stringify(source)};\nexport default cjs;\nexport const { ${names.join(", ")} } = cjs;`;
    },
  };
}

const prefix = "\0react-as-modules:";
