import type { Plugin } from "vite";

const packages = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
const prefix = "\0react-as-modules:";

/**
 * Gives React, which is CommonJS, the face of real modules in the browser's bundle. Otherwise every file that uses it
 * carries the conversion, and each page waits for one file more: the bundler's runtime, which it puts into no group.
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer = "") {
      // React's own files require each other, and this module's one import is the real thing.
      const isOwn =
        importer.startsWith(prefix) || /node_modules\/(react|react-dom|scheduler)\//.test(importer);
      return packages.includes(source) && !isOwn ? prefix + source : null;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const source = id.slice(prefix.length);
      const names = Object.keys(await import(source)).filter(
        (name) => !/^(default|module\.exports)$/.test(name),
      );
      return `import cjs from "${source}";\nexport default cjs;\nexport const { ${names.join(", ")} } = cjs;`;
    },
  };
}
