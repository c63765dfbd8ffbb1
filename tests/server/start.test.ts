import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { command } from "../command.ts";
import { startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { at } from "../words.ts";
import { dial } from "./wire.ts";

const dataDir = temporaryFolder(afterAll);

test("serves a page, and stops without waiting for an idle connection", async () => {
  // TRUST_PROXY lengthens keep-alive, and SHUTDOWN_GRACE_MS the wait: an idle connection that counts would delay the exit
  // beyond the timeout of `stop`.
  const site = await startSite({ TRUST_PROXY: "1", SHUTDOWN_GRACE_MS: "600000" });
  const idleConnection = await dial(site.port);
  idleConnection.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [answer] = await once(idleConnection, "data");
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
  // Longer than a load balancer keeps its connections, or else it would send a request to a closed one.
  expect(String(answer)).toMatch(/^Keep-Alive: timeout=620\r$/m);
  expect(await site.stop()).toBe(0);
});

test("exits with one line if the port is in use", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { status, lines } = run({ PORT: String(port) });
  taken.close();
  expect(status).toBe(1);
  const fatal = lines.filter((line) => line.includes('"fatal"'));
  expect(fatal).toHaveLength(1);
  expect(fatal[0]).toMatch(new RegExp(`port ${port}.*EADDRINUSE`));
});

test("exits with one line per invalid setting, without repeating the value", () => {
  const { status, lines } = run({ PORT: "x", CHAT: "x", LOG_LEVEL: "x", SESSION_SECRET: "SECRET-abc" });
  expect(status).toBe(1);
  const names = lines.map((line) => line.split(" ")[0]);
  expect(names.toSorted()).toEqual(["CHAT", "LOG_LEVEL", "PORT", "SESSION_SECRET"]);
  expect(lines.join()).not.toContain("SECRET-abc");
});

test("an earlier format of the database stops the start, and stays as it is", async () => {
  const DATA_DIR = temporaryFolder();
  const path = join(DATA_DIR, "contact.sqlite");
  const db = new DatabaseSync(path);
  onTestFinished(() => db.close());
  db.exec("CREATE TABLE inbox (message TEXT); INSERT INTO inbox VALUES ('kept')");
  const problem = `${path} has a format that this release doesn't read. Move it away`;
  const { status, lines } = run({ PORT: "0", DATA_DIR });
  expect([status, lines.join()]).toEqual([1, expect.stringContaining(problem)]);
  const inbox = await command({ DATA_DIR }, "inbox");
  expect(inbox).toMatchObject({ status: 1, stderr: expect.stringContaining(problem) });
  expect(db.prepare("SELECT message FROM inbox").all()).toEqual([{ message: "kept" }]);
});

test("logs its configuration, warns about unknown variables, and is noindex with indexing off", async () => {
  const site = await startSite({
    ...{ ALLOW_INDEXING: "off", FORM_ID: "abc" },
    ...{ SITE_URL: "", REDIS_URL: " ", METRICS_TOKEN: "", FORMID: "abc" },
  });
  const get = (path: string) => fetch(site.url + path);
  expect(await (await get("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await get("/sitemap.xml")).status).toBe(404);
  for (const path of ["/", at.privacy, "/llms.txt", `${at.privacy}.data`])
    expect((await get(path)).headers.get("x-robots-tag"), path).toBe("noindex");
  expect(await (await get("/")).text()).toContain('<meta name="robots" content="noindex"');
  expect(await site.stop()).toBe(0);
  const report = site.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "starting");
  expect(report).toMatchObject({ contact: "form service", shared: "memory", indexing: "off" });
  expect(site.lines.join("\n")).toContain("SESSION_SECRET is not set");
  expect(site.lines.join("\n")).toContain("Unknown setting FORMID: did you mean FORM_ID?");
});

test("runs as PID 1, and stops on SIGTERM", { tags: "unshare" }, async () => {
  const under = ["unshare", "--map-root-user", "--pid", "--fork", "--kill-child"];
  const site = await startSite({}, { under });
  const { stdout: child } = spawnSync("pgrep", ["-P", String(site.process.pid)], { encoding: "utf8" });
  // `kill` with 0 would signal this process group.
  expect(child.trim()).toMatch(/^[1-9]\d*$/);
  process.kill(Number(child), "SIGTERM");
  expect(await site.exited).toBe(0);
  await site.stop();
});

/** Runs the server until it exits by itself. */
function run(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server.ts"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", HOST: "127.0.0.1", DATA_DIR: dataDir, ...env },
    encoding: "utf8",
    // Long enough for a busy machine.
    timeout: 50_000,
  });
  return { status, lines: `${stdout}${stderr}`.split("\n").filter(Boolean) };
}
