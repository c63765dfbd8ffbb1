import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FormService, startFormService } from "../../../tests/fakes/form-service.ts";
import { leadWith } from "../../../tests/lead.ts";
import { startRedis, type TestRedis } from "../../../tests/redis.ts";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";

const lead = leadWith({});

let service: FormService;
let directory: string;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  service = await startFormService();
  directory = temporaryFolder();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  vi.unstubAllEnvs();
  await service.stop();
});

/** Loads the modules as a new process does. */
async function startProcess(settings: Record<string, string> = {}) {
  const form = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, FORM_TIMEOUT_MS: "2000" };
  const all = { DATA_DIR: directory, LOG_LEVEL: "silent", ...form, ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  vi.resetModules();
  // Otherwise the modules would dispose of the other process's resources, as after a reload in development.
  const shared: typeof globalThis & { processWide?: Map<string, unknown> } = globalThis;
  shared.processWide?.clear();
  const { deliver } = await import("./deliver.server.ts");
  const { stopWorker } = await import("./worker.server.ts");
  const { closeDatabase } = await import("./database.server.ts");
  const { closeRedis, firstConnection } = await import("#app/platform/redis.server.ts");
  ends.push(closeRedis, closeDatabase, stopWorker);
  await firstConnection();
  return deliver;
}

/** Answers after a moment, so that another post can arrive meanwhile. */
function answerLate(body: unknown) {
  service.answerWith((response) => {
    const json = { "Content-Type": "application/json" };
    setTimeout(() => response.writeHead(200, json).end(JSON.stringify(body)), 300);
  });
}

function messages() {
  const db = new DatabaseSync(join(directory, "contact.sqlite"));
  const rows = db.prepare("SELECT state, message FROM messages").all();
  db.close();
  return rows;
}

test("duplicates share one delivery, in one process and in two", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  answerLate({ next: "/" });
  const outcomes = await Promise.all([one(lead), one(lead), other(lead), other(lead)]);
  const kinds = ["sent", "repeated", "repeated", "repeated"];
  expect(outcomes.map(({ kind }) => kind)).toEqual(kinds);
  expect(await other(lead)).toEqual({ kind: "repeated" });
  expect(service.requests).toHaveLength(1);
  expect(messages()).toEqual([{ state: "accepted", message: null }]);
});

test("concurrent duplicates share a failure, and a later attempt delivers", async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  answerLate({ errors: [{ code: "TYPE_EMAIL", field: "email", message: "no" }] });
  const outcomes = await Promise.all([one(lead), other(lead)]);
  const invalid = { kind: "invalid", errors: [{ field: "email", code: "TYPE_EMAIL", message: "no" }] };
  expect(outcomes).toEqual([invalid, invalid]);
  expect(service.requests).toHaveLength(1);
  service.answerWith("sent");
  expect(await other(lead)).toEqual({ kind: "sent" });
});

test("without a disk, sends a message at once, with one key for duplicates, but keeps none", async () => {
  writeFileSync(join(directory, "file"), "");
  const deliver = await startProcess({ DATA_DIR: join(directory, "file"), CONTACT_OUTBOX: "on" });
  service.answerWith("sent");
  for (let i = 0; i < 2; i++) expect(await deliver(lead)).toEqual({ kind: "sent" });
  expect(service.accepted).toHaveLength(1);
  service.answerWith("503");
  const other = { ...lead, message: "Other" };
  for (let i = 0; i < 2; i++) expect(await deliver(other)).toMatchObject({ kind: "failed" });
  expect(service.requests).toHaveLength(4);
});

test("thanks nobody for a message that went with the database", async () => {
  const deliver = await startProcess({ CONTACT_OUTBOX: "on" });
  await deliver({ ...lead, message: "Another" });
  service.answerWith((response) => {
    for (const suffix of ["", "-wal", "-shm"])
      rmSync(join(directory, `contact.sqlite${suffix}`), { force: true });
    response.writeHead(503).end();
  });
  expect(await deliver(lead)).toMatchObject({ kind: "failed", failure: "storage" });
});

test("machines that share Redis deliver a message once, and each one alone while Redis hangs", {
  tags: "redis-server",
  timeout: 240_000,
}, async () => {
  const redis: TestRedis = await startRedis();
  ends.push(() => redis.stop());
  const machine = (name: string) => startProcess({ REDIS_URL: redis.url, DATA_DIR: join(directory, name) });
  const [one, other] = [await machine("one"), await machine("other")];
  // On a busy machine, Redis may seem to hang, and each machine then delivers alone for ten seconds.
  const patience = { timeout: 100_000, interval: 1000 };
  let round = 0;
  const posts = async () => {
    service.forget();
    const message = `twin ${++round}`;
    const outcomes = await Promise.all([one({ ...lead, message }), other({ ...lead, message })]);
    return [outcomes.map(({ kind }) => kind).toSorted(), service.requests.length];
  };
  answerLate({ next: "/" });
  await expect.poll(posts, patience).toEqual([["repeated", "sent"], 1]);
  answerLate({ error: "no" });
  await expect.poll(posts, patience).toEqual([["failed", "refused"], 1]);
  service.answerWith("sent");
  expect(await other({ ...lead, message: `twin ${round}` })).toEqual({ kind: "sent" });

  redis.stall();
  ends.push(() => redis.resume());
  for (const message of ["Stalled", "Stalled too"])
    expect(await one({ ...lead, message })).toEqual({ kind: "sent" });
});
