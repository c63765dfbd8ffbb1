import { globSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";

export const islandFiles = findIslands();

const id = "virtual:client-build";

/**
 * Gives the server's bundle what its pages need from the browser's build: the text of each style sheet and the script
 * files of each island. Nothing is read at run time, so a new build can't break a running server.
 */
export function clientBuild(): Plugin {
  let styles: Record<string, string> = {};
  let islands: Record<string, string[]> | null = null;
  return {
    name: "client-build",
    sharedDuringBuild: true,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      // In development, an island may be new.
      const files = islands ?? Object.fromEntries(findIslands().map((file) => [nameOf(file), [`/${file}`]]));
      return `export const styles = ${JSON.stringify(styles)};\nexport const islands = ${JSON.stringify(files)};`;
    },
    writeBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        if (this.environment.name !== "client") return;
        const sheets = Object.keys(bundle).filter((name) => name.endsWith(".css"));
        styles = Object.fromEntries(
          sheets.map((name) => [`/${name}`, readFileSync(join(dir, name), "utf8")]),
        );
        islands = Object.fromEntries(islandFiles.map((file) => [nameOf(file), scriptsOf(file, bundle)]));
        // Removes the routes that React Router also builds for the browser, since no page loads them.
        const used = new Set(Object.values(islands).flat());
        for (const { type, fileName } of Object.values(bundle))
          if (type === "chunk" && !used.has(`/${fileName}`)) rmSync(join(dir, fileName));
      },
    },
  };
}

function findIslands() {
  return globSync("app/**/*.island.tsx");
}

function nameOf(file: string) {
  return basename(file, ".island.tsx");
}

/** Lists an island's own chunk, then all chunks that it imports. */
function scriptsOf(file: string, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === "chunk") as Rolldown.OutputChunk[];
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${file}`));
  if (!entry) throw new Error(`the build has no chunk for ${file}`);
  const names = new Set([entry.fileName]);
  // Iterating over a set includes values that are added meanwhile.
  for (const name of names)
    for (const used of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(used);
  return [...names].map((name) => `/${name}`);
}
