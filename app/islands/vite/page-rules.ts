import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { islandFiles } from "./client-build.ts";

/** Fails the browser's build, and so `npm run check`, for code in pages that never runs or that loses the language. */
export function pageRules(): Plugin {
  return {
    name: "page-rules",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const { root } = this.environment.config;
      const inIslands = new Set(islandFiles.map((file) => `${root}/${file}`));
      // Iterating over a set includes values that are added meanwhile.
      for (const id of inIslands)
        for (const used of this.getModuleInfo(id)?.importedIds ?? []) inIslands.add(used);
      const files = new Set([...this.getModuleIds()].map((id) => id.split("?")[0] ?? ""));
      const problems = [...files]
        .filter((file) => file.startsWith(`${root}/app/`) && /(?<!entry\.client)\.tsx$/.test(file))
        .flatMap((file) =>
          problemsOf(readFileSync(file, "utf8"), inIslands.has(file)).map(
            (problem) => `${relative(root, file)}: ${problem}`,
          ),
        );
      if (problems.length) this.error(problems.join("\n"));
    },
  };
}

const clientCode =
  /\b(use(State|Reducer|Effect|LayoutEffect|Ref|Navigation|Navigate|Fetcher|Submit)\(|client(Loader|Action)\b|on[A-Z]\w+=\{)/;

function problemsOf(source: string, isInIsland: boolean) {
  const problems: string[] = [];
  const [never] = (!isInIsland && clientCode.exec(source)) || [];
  if (never)
    problems.push(
      `${never} never runs, since pages are rendered once, on the server: move it to a component that an island imports (docs/develop.md, "Add an island")`,
    );
  const [link] = /<a\s[^>]*href=("|\{`)\//.exec(source) ?? [];
  if (link) problems.push(`${link} drops the page's language: use LocalLink (app/i18n/local-link.tsx)`);
  return problems;
}
