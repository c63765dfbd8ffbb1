import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

// Runs the script in a small checkout, with an npm that only records how it is called.
let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), "un été");
  for (const name of ["app", "locales", "public", "scripts", "build", "node_modules/.bin", "bin"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["vite.config.ts", "react-router.config.ts", "app/page.ts", "app/other.ts"])
    write(name, "");
  copyFileSync("scripts/ready.mjs", join(folder, "scripts/ready.mjs"));
  program("bin/npm", `echo "$@" >> npm.log`);
  program("node_modules/.bin/node", "echo v24.21.0");
  write("package.json", '{"devDependencies":{"vite":"8"}}');
  write("package-lock.json", JSON.stringify({ packages: { "": {}, ...react, ...vite, ...addon } }));
  write("node_modules/.package-lock.json", JSON.stringify({ packages: { ...react, ...vite } }));
  ready("--built");
});

const react = { "node_modules/react": { version: "19.3.0" } };
const vite = { "node_modules/vite": { version: "8.3.0", dev: true } };
const addon = { "node_modules/addon": { version: "1.0.0", optional: true } };
const install = "ci --prefix . --include=dev --no-fund --no-audit --loglevel=error";

test("does nothing in a checkout that is ready", () => {
  expect(ready()).toEqual({ status: 0, stderr: "", calls: [] });
});

test.each([
  ["is interrupted", () => rmSync(join(folder, "node_modules/.package-lock.json"))],
  ["leaves out the build tools", () => installed({ ...react })],
  ["has another version", () => installed({ ...react, "node_modules/vite": { version: "8.2.0" } })],
])("installs, with the build tools, after an installation that %s", (_, change) => {
  change();
  expect(ready()).toMatchObject({ status: 0, calls: [install] });
});

test("the image needs no build tools", () => {
  write("package.json", "{}");
  installed(react);
  expect(ready("--no-build")).toMatchObject({ status: 0, calls: [] });
});

test.each([
  [
    "with an old modification time",
    () => {
      write("app/page.ts", "changed");
      utimesSync(join(folder, "app/page.ts"), 0, 0);
    },
  ],
  ["by a deletion", () => rmSync(join(folder, "app/other.ts"))],
])("builds after the source has changed %s", (_, change) => {
  change();
  expect(ready()).toMatchObject({ status: 0, calls: ["run build"] });
});

test("gets the project's Node if its install script was ignored", () => {
  program("node_modules/.bin/node", "echo v20.20.2");
  expect(ready()).toMatchObject({
    status: 0,
    calls: ["rebuild node --ignore-scripts=false --loglevel=error"],
  });
});

function ready(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/ready.mjs", ...options], {
    cwd: folder,
    env: { PATH: `${join(folder, "bin")}:/usr/bin:/bin` },
    encoding: "utf8",
  });
  write("npm.log", "", "a");
  const calls = readFileSync(join(folder, "npm.log"), "utf8").split("\n").filter(Boolean);
  return { status, stderr, calls };
}

function installed(packages: object) {
  write("node_modules/.package-lock.json", JSON.stringify({ packages }));
}

function program(name: string, script: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function write(name: string, content: string, flag = "w") {
  writeFileSync(join(folder, name), content, { flag });
}
