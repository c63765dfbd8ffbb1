// `npm run container:check`: this is not a build. Where no container engine runs it performs the Dockerfile's
// steps in an empty directory, starts the result as its USER, who may write nowhere but in the volume, asks what
// its HEALTHCHECK asks, runs the commands and stops it. What only an engine can tell (the base image, the
// layers, the mount) it does not show.
import { execFileSync, execSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { freePort } from "../tests/site.ts";
import { parseDockerfile, reachesEngine } from "./dockerfile.ts";

const root = mkdtempSync(join(tmpdir(), "container-"));
chmodSync(root, 0o755);
const context = join(root, "context");
const stages = new Map<string, string>();
const image = {
  stage: "",
  workdir: "/",
  env: {} as Record<string, string>,
  user: "",
  volume: "",
  health: "",
  command: "",
};

console.log("Not a build: the Dockerfile's steps in an empty directory, without its base image.");
copyContext();
parseDockerfile(readFileSync("Dockerfile", "utf8")).forEach(perform);
const failures = await runImage();
rmSync(root, { recursive: true, force: true });
if (failures.length) process.exitCode = 1;
console.log(
  failures.length ? failures.join("\n") : "The result starts, serves, writes only to its volume, and stops.",
);

function copyContext() {
  const ignore = readFileSync(".dockerignore", "utf8");
  const known = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const path of known.split("\n").filter(Boolean)) {
    if (!existsSync(path) || !reachesEngine(path, ignore)) continue;
    mkdirSync(dirname(join(context, path)), { recursive: true });
    cpSync(path, join(context, path));
  }
}

function perform({ name, words }: { name: string; words: string }) {
  const inside = (path: string) => join(image.stage, path.startsWith("/") ? path : join(image.workdir, path));
  if (name !== "HEALTHCHECK") console.log(`${name} ${words}`);
  if (name === "FROM") {
    const [, , alias = "final"] = words.split(/\s+/);
    Object.assign(image, { stage: join(root, alias), workdir: "/", env: {} });
    stages.set(alias, image.stage);
    mkdirSync(image.stage);
  } else if (name === "WORKDIR") {
    image.workdir = words;
    mkdirSync(inside("."), { recursive: true });
  } else if (name === "COPY") {
    const [, from, rest = ""] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(words) ?? [];
    const paths = rest.split(/\s+/);
    const target = inside(paths.pop() ?? "");
    for (const path of paths) {
      const source = join(from ? (stages.get(from) ?? "") : context, path);
      const into = statSync(source).isFile() && rest.endsWith("/");
      cpSync(source, into ? join(target, path) : target, { recursive: true, verbatimSymlinks: true });
    }
  } else if (name === "RUN") {
    // The image brings Node 24 in the place of the one that the project brings for machines with an older one.
    const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
    execSync(words, {
      cwd: inside("."),
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...image.env, PATH },
    });
  } else if (name === "ENV") {
    const [, key = "", value = ""] = /^(\w+)="?(.*?)"?$/.exec(words) ?? [];
    image.env[key] = value;
  } else if (name === "USER") image.user = words;
  else if (name === "VOLUME") image.volume = inside(words);
  else if (name === "HEALTHCHECK") image.health = words.replace(/^.*?CMD /, "");
  else if (name === "CMD") image.command = words;
  else if (name !== "EXPOSE") throw new Error(`The check does not know ${name}.`);
}

async function runImage() {
  const problems: string[] = [];
  const expect = (holds: boolean, what: string) => {
    console.log(`${holds ? "ok  " : "FAIL"}  ${what}`);
    if (!holds) problems.push(what);
  };
  const cwd = join(image.stage, image.workdir);
  const [uid, gid] = image.user.split(":").map(Number);
  const port = await freePort();
  const env = {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    HOST: "127.0.0.1",
    PORT: String(port),
    ...image.env,
  };
  const inImage = { cwd, env, uid, gid };
  const run = (...words: string[]) =>
    spawnSync(words[0] ?? "", words.slice(1), { ...inImage, encoding: "utf8" });

  expect(run("touch", join(cwd, "probe")).status !== 0, "its user can't write beside the program");
  expect(run("touch", join(cwd, "build/probe")).status !== 0, "nor into the build");
  expect(run("touch", join(image.volume, "probe")).status === 0, "but into the volume");
  expect(!existsSync(join(cwd, "node_modules/vite")), "no development dependency is there");

  const [program = "", ...words] = z.array(z.string()).parse(JSON.parse(image.command));
  const start = performance.now();
  const server = spawn(program, words, { ...inImage, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(server, "exit");
  for await (const chunk of server.stdout) if (String(chunk).includes("listening on")) break;
  expect(performance.now() - start < 3000, `ready within 3 s (${Math.round(performance.now() - start)} ms)`);
  for (const path of ["/", "/fr/contact", "/healthz", "/readyz", "/chat"]) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(status === 200, `${path} answers ${status}`);
  }
  const form = new URLSearchParams({ name: "Anna", email: "anna@visitor.example", message: "Hello" });
  const posted = await fetch(`http://127.0.0.1:${port}/contact`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  expect(posted.status === 303, `a message is taken (${posted.status})`);
  const health = z.array(z.string()).parse(JSON.parse(image.health));
  expect(run(...health).status === 0, "the HEALTHCHECK's own command finds it healthy");
  for (const command of [
    "app/contact/store/inbox-command.ts",
    "app/contact/delivery/outbox-command.ts",
    "scripts/doctor.ts",
  ]) {
    const { status, stderr } = run("node", command);
    expect(status === 0, `node ${command} runs ${stderr}`);
  }
  server.stdout.resume();
  server.kill("SIGTERM");
  const [code] = await exited;
  expect(code === 0, `SIGTERM ends it with ${code}`);
  expect(run(...health).status !== 0, "and then the HEALTHCHECK fails");
  return problems;
}
