import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

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
  ["document", "islands"],
  ["theme"],
  ["ui"],
  ["seo"],
  // How other features leave a text for the contact form.
  ["contact/hand-off.ts"],
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

test("the server knows features from their list alone", () => {
  const features = ["marketing", "legal", "estimate", "contact", "chat"];
  const named = globSync("app/server/**/*.{ts,tsx}").filter((file) =>
    importsOf(file).some((used) => features.includes(roomOf(used))),
  );
  expect(named).toEqual([]);
});

function isUp(room: string, used: string) {
  if (room === used || !rooms.includes(room) || !rooms.includes(used)) return false;
  return floorOf(used) >= floorOf(room);
}

function floorOf(room: string) {
  return floors.findIndex((floor) => floor.includes(room));
}

/** `app/chat/reply/answer.server.ts` → `chat`, `app/pages.ts` → `pages.ts`. */
function roomOf(path: string) {
  const inApp = path.replace("app/", "");
  return rooms.includes(inApp) ? inApp : (inApp.split("/")[0] ?? "");
}

function importsOf(file: string) {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].flatMap(([, name = ""]) => {
    if (name.startsWith("#app/")) return [name.replace("#", "")];
    return name.startsWith(".") && !name.includes("+types") ? [normalize(join(dirname(file), name))] : [];
  });
}
