import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What the browser loads on intent: one file for each, with all that it needs (app/document/island.tsx). */
export const islandFiles = globSync("app/**/*.island.tsx");

const id = "virtual:client-build";

/**
 * Tells the server's bundle what it says in a page about the browser's: each style sheet's text, and the scripts of
 * each island. Nothing has to be read at run time, and a build beside a running server changes nothing for it.
 */
export function clientBuild(): Plugin {
  let folder = "";
  let styles: Record<string, string> = {};
  let islands = Object.fromEntries(islandFiles.map((file) => [nameOf(file), [`/${file}`]]));
  return {
    name: "client-build",
    sharedDuringBuild: true,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => {
      if (source !== `\0${id}`) return null;
      return `export const styles = ${JSON.stringify(styles)};\nexport const islands = ${JSON.stringify(islands)};`;
    },
    writeBundle: {
      order: "post",
      handler(options, bundle) {
        if (this.environment.name !== "client") return;
        folder = options.dir ?? "";
        const files = Object.values(bundle);
        const isStyle = (name: string) => name.endsWith(".css");
        const sheets = files.map(({ fileName }) => fileName).filter(isStyle);
        styles = Object.fromEntries(
          sheets.map((name) => [`/${name}`, readFileSync(join(folder, name), "utf8")]),
        );
        islands = Object.fromEntries(
          islandFiles.map((file) => [nameOf(file), scriptsOf(file, bundle).map((name) => `/${name}`)]),
        );
        dropUnused(folder, bundle);
      },
    },
  };
}

/** `app/chat/window/chat.island.tsx` is the island `chat`. */
function nameOf(file: string) {
  return basename(file).split(".", 1)[0] ?? "";
}

/** An island's own chunk, then those that it imports, now or once it runs. */
function scriptsOf(file: string, bundle: Rolldown.OutputBundle): string[] {
  return [...reachable(entryOf(file, bundle).fileName, bundle)];
}

function entryOf(file: string, bundle: Rolldown.OutputBundle) {
  const entry = Object.values(bundle).find(
    (chunk) => chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(`/${file}`),
  );
  if (!entry) throw new Error(`${file} has no chunk`);
  return entry;
}

function reachable(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const other of [...chunk.imports, ...chunk.dynamicImports]) reachable(other, bundle, found);
  return found;
}

/** React Router builds every page for the browser too; no page of this site asks for that. */
function dropUnused(folder: string, bundle: Rolldown.OutputBundle) {
  const used = new Set<string>();
  for (const file of islandFiles) reachable(entryOf(file, bundle).fileName, bundle, used);
  for (const { type, fileName } of Object.values(bundle)) {
    if (type === "chunk" && !used.has(fileName)) rmSync(join(folder, fileName));
  }
}
