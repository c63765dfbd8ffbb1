import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The layers of `app/`, the lowest first. A folder imports only from lower layers, never from another folder in its
 * layer. So there are no import cycles between folders, and features don't depend on each other.
 */
const layers = [
  ["studio"],
  ["pages.ts"],
  ["platform", "browser"],
  ["http"],
  ["i18n"],
  ["document", "islands"],
  ["theme"],
  ["ui"],
  ["seo"],
  // Used by other features to put a text into the contact form.
  ["contact/hand-off.ts"],
  ["marketing", "legal", "estimate", "contact", "chat"],
  ["layout"],
  ["server"],
];
const folders = layers.flat();

test("every folder of app/ is in a layer", () => {
  const found = globSync("app/*/").map((path) => path.split("/")[1]);
  expect(found.filter((folder) => !folders.includes(folder ?? ""))).toEqual([]);
});

test("a folder imports only from lower layers", () => {
  const problems = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
    importsOf(file)
      .filter((used) => isForbidden(folderOf(file), folderOf(used)))
      .map((used) => `${file} uses ${used}`),
  );
  expect(problems).toEqual([]);
});

test("app/server imports no feature directly", () => {
  const features = ["marketing", "legal", "estimate", "contact", "chat"];
  const named = globSync("app/server/**/*.{ts,tsx}").filter((file) =>
    importsOf(file).some((used) => features.includes(folderOf(used))),
  );
  expect(named).toEqual([]);
});

function isForbidden(folder: string, used: string) {
  if (folder === used || !folders.includes(folder) || !folders.includes(used)) return false;
  return layerOf(used) >= layerOf(folder);
}

function layerOf(folder: string) {
  return layers.findIndex((layer) => layer.includes(folder));
}

/** Returns the folder of a file: `app/chat/reply/answer.server.ts` → `chat`, `app/pages.ts` → `pages.ts`. */
function folderOf(path: string) {
  const inApp = path.replace("app/", "");
  return folders.includes(inApp) ? inApp : (inApp.split("/")[0] ?? "");
}

function importsOf(file: string) {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name.startsWith("#app/")) return [name.replace("#", "")];
    return name.startsWith(".") && !name.includes("+types") ? [normalize(join(dirname(file), name))] : [];
  });
}
