import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import biome from "../../biome.json" with { type: "json" };

/**
 * The rooms of `app/`, from the ground up: a room may use what stands before it. Features stand side by side.
 * With every import going down there can be no cycle between rooms.
 */
const floors = [
  ["studio"],
  ["pages.ts"],
  ["platform"],
  ["http"],
  ["model"],
  ["i18n"],
  ["document"],
  ["theme"],
  ["ui"],
  ["seo"],
  ["marketing", "legal", "estimate", "contact", "chat"],
  ["layout"],
  ["server"],
];
const rooms = floors.flat();

test("every folder of the house has its floor", () => {
  const folders = globSync("app/*/").map((path) => path.split("/")[1]);
  expect(folders.filter((folder) => !rooms.includes(folder ?? ""))).toEqual([]);
});

test("imports go down: no room uses one above it, or beside it", () => {
  const up = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
    importsOf(file)
      .filter((used) => isUp(roomOf(file), roomOf(used)))
      .map((used) => `${file} uses ${used}`),
  );
  expect(up).toEqual([]);
});

test("the linter says so while one writes", () => {
  const rules = biome.overrides.flatMap((override) => {
    const groups = override.linter.rules.style?.noRestrictedImports?.options.patterns ?? [];
    return groups.map(({ group }) => [override.includes[0]?.split("/")[1], group.toSorted()]);
  });
  const expected = rooms
    .filter((room) => !room.endsWith(".ts"))
    .map((room) => [room, rooms.filter((other) => isUp(room, other)).map(pattern)])
    .filter(([, above]) => above?.length);
  const sorted = expected.map(([room, above]) => [room, [...(above ?? [])].toSorted()]);
  expect(Object.fromEntries(rules)).toEqual(Object.fromEntries(sorted));
});

/** Everything in a folder, or the one file. */
function pattern(room: string) {
  return room.endsWith(".ts") ? `#app/${room}` : `#app/${room}/**`;
}

function isUp(room: string, used: string) {
  if (room === used || !rooms.includes(room) || !rooms.includes(used)) return false;
  return floorOf(used) >= floorOf(room);
}

function floorOf(room: string) {
  return floors.findIndex((floor) => floor.includes(room));
}

/** `app/chat/reply/answer.server.ts` → `chat`, `app/pages.ts` → `pages.ts`. */
function roomOf(path: string) {
  return path.split("/")[1] ?? "";
}

function importsOf(file: string) {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name.startsWith("#app/")) return [name.replace("#", "")];
    return name.startsWith(".") && !name.includes("+types") ? [normalize(join(dirname(file), name))] : [];
  });
}
