import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import dockerignore from "@balena/dockerignore";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startSite } from "../../site.ts";
import { at } from "../../words.ts";

// Assembles the image's files without Docker, as the Dockerfile does, and runs them as the image's user, who can write
// only to the volume. The workflow checks what needs Docker: base image, layers and mount.
const root = mkdtempSync(join(tmpdir(), "image-"));
const cwd = join(root, "app");
const data = join(cwd, "data");
// Only root can switch to the image's user.
const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
const env = {
  // The image contains Node. This machine's may be in a directory that the image's user can't read.
  PATH: `${join(root, "bin")}:${process.env.PATH}`,
  HOME: "/nonexistent",
  TMPDIR: "/nonexistent",
};

beforeAll(() => {
  chmodSync(root, 0o755);
  mkdirSync(join(root, "bin"));
  cpSync(process.execPath, join(root, "bin/node"));
  execFileSync("sh", ["scripts/image.sh", cwd], { stdio: ["ignore", "ignore", "inherit"] });
  mkdirSync(data);
  execFileSync("chmod", ["-R", "a-w", cwd]);
  chmodSync(data, 0o700);
  if (user.uid) chownSync(data, user.uid, user.gid);
}, 120_000);

afterAll(() => {
  execFileSync("chmod", ["-R", "u+w", cwd]);
  rmSync(root, { recursive: true });
});

test("serves pages, accepts a message, and is healthy until SIGTERM", async () => {
  const site = await startSite({ ...env, DATA_DIR: data }, { cwd, ...user });
  onTestFinished(() => void site.stop());
  for (const path of ["/", `/fr${at.contact}`, "/readyz", "/favicon.svg"])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  const body = new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message: "Hello" });
  const sent = await fetch(`${site.url}${at.contact}`, { method: "POST", body, redirect: "manual" });
  expect(sent.status).toBe(303);
  const healthy = () => run({ PORT: String(site.port) }, "node", "scripts/healthy.mjs").status;
  expect(healthy()).toBe(0);
  expect(JSON.parse(run({}, "node", "--run", "inbox", "--", "--json").stdout)).toMatchObject([
    { name: "Anna" },
  ]);
  expect(await site.stop()).toBe(0);
  expect(healthy()).toBe(1);
});

test.each([
  ["inbox"],
  ["outbox"],
  ["doctor"],
  ["person", "--", "anna@visitor.example", "export"],
  ["backup", "--", "data/copy.sqlite"],
  ["restore", "--", "data/copy.sqlite"],
])("runs `node --run %s` in the image", (command, ...args) => {
  const override: Record<string, string> = command === "restore" ? { DATA_DIR: join(data, "restored") } : {};
  const { status, stderr } = run(override, "node", "--run", command, ...args);
  expect(stderr).toMatch(/^(Reading \/\S+\n)?$/);
  expect(status).toBe(0);
});

test("lets the image's user write only to the volume", () => {
  for (const path of ["probe", "build/probe", "node_modules/probe"])
    expect(run({}, "touch", path).status).not.toBe(0);
  expect(run({}, "touch", "data/probe").status).toBe(0);
});

test("contains no development dependencies or tests, and lists the packages it contains", () => {
  const packages = readFileSync(`${cwd}.cdx.json`, "utf8");
  for (const name of ["react", "zod"]) expect(packages).toContain(`"name": "${name}"`);
  expect(packages).not.toContain('"name": "vite"');
  expect(existsSync(join(cwd, "node_modules/vite"))).toBe(false);
  expect(globSync("{app,locales}/**/*.test.*", { cwd })).toEqual([]);
});

const ignored = dockerignore().add(readFileSync(".dockerignore", "utf8"));
const secrets = `
  .env app/.env app/.env.local data/contact.sqlite public/contact.sqlite-wal scripts/id_rsa
  locales/tls.key app/fullchain.pem app/.npmrc app/.netrc app/AuthKey.p8 app/service-account.json
  locales/account.json scripts/dump.sql app/contact/leads.csv app/http/rate-limit.server.test.ts
  node_modules/express/index.js tests/site.ts .git/config`;
test.each(secrets.match(/\S+/g) ?? [])("excludes %s from the build context", (path) => {
  expect(ignored.ignores(path)).toBe(true);
});

test("the build context includes every application file in git except tests", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "app", "locales", "public", "scripts", "server.ts", "package-lock.json"],
    { encoding: "utf8" },
  )
    .trim()
    .split("\n");
  expect(files.filter((path) => ignored.ignores(path) && !/\.test\.|sound-site/.test(path))).toEqual([]);
});

function run(more: Record<string, string>, command: string, ...args: string[]) {
  return spawnSync(command, args, { cwd, env: { ...env, ...more }, ...user, encoding: "utf8" });
}
