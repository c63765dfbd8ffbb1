import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { locales } from "../../app/i18n/locales.ts";
import { studio } from "../../app/studio/company.ts";
import { serviceIds } from "../../app/studio/services.ts";
import { languages } from "../../locales/languages.server.ts";
import { command as runCommand } from "../command.ts";
import { type AnswerName, type FormService, startFormService } from "../fakes/form-service.ts";
import { type Site, startSite } from "../site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { at, pathIn, words } from "../words.ts";

const person = { name: "Zsófia Privát", email: "zsofia.privat@example.com" };
const SECRET = "treasure";
let serial = 0;
/** Returns form fields with a unique message, since the server would treat a second copy as a duplicate. */
function uniqueFields(more: Record<string, string> = {}) {
  serial += 1;
  return { ...person, message: `${SECRET} number ${serial} & <more>`, ...more };
}

async function post(site: { url: string }, fields: Record<string, string>, path = at.contact, headers = {}) {
  const body = new URLSearchParams(fields);
  const response = await fetch(site.url + path, { method: "POST", body, headers, redirect: "manual" });
  const { status } = response;
  return {
    status,
    cache: response.headers.get("cache-control"),
    location: response.headers.get("location"),
    headers: response.headers,
    html: decode(await response.text()),
  };
}

function decode(html: string) {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  const text = html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replaceAll("\u00a0", " ");
}

function start(env: Record<string, string>) {
  return startSite({ CONTACT_RATE: "100000", FORM_TIMEOUT_MS: "20000", ...env });
}

/** Returns the output of `npm run inbox` or `npm run outbox` with a site's settings. */
async function command(name: "inbox" | "outbox", dataDir: string, args: string[], env = {}) {
  const { status, stdout, stderr } = await runCommand({ DATA_DIR: dataDir, ...env }, name, ...args);
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout;
}

const entries = z.array(z.looseObject({ id: z.number(), message: z.string() }));

describe("with a form service", () => {
  let service: FormService;
  let site: Site;
  beforeAll(async () => {
    service = await startFormService();
    site = await start({ FORM_ID: "abc", FORM_SERVICE_URL: service.url });
  });
  beforeEach(() => service.forget());
  afterAll(() => Promise.all([site.stop(), service.stop()]));

  test.each(locales)("delivers the message and redirects to the confirmation in %s", async (locale) => {
    service.answerWith("sent");
    const path = pathIn(locale, at.contact);
    const fields = uniqueFields({ service: serviceIds[0], loadedAt: "1", webdriver: "true" });
    const { status, location, cache } = await post(site, fields, path);
    expect([status, location, cache]).toEqual([303, `${path}?sent`, "no-store"]);
    expect(service.requests).toMatchObject([{ url: "/f/abc", body: { ...person, service: serviceIds[0] } }]);
    const session = Buffer.from(String(service.requests[0]?.headers["formspree-session-data"]), "base64");
    expect(JSON.parse(String(session))).toEqual({ loadedAt: expect.any(Number), webdriver: true });
  });

  // form-service.server.test.ts checks how each answer is classified, field-errors.server.test.ts the texts.
  test.each<[AnswerName, number, string[]]>([
    ["field errors", 400, ['aria-invalid="true"']],
    ["503", 502, [words.contact.errors.generic, `mailto:${studio.email}?subject=`, `&body=${SECRET}`]],
  ])(`for the service's answer "%s", returns %i, and keeps the text`, async (answer, expected, shown) => {
    service.answerWith(answer);
    const fields = uniqueFields();
    const page = await post(site, fields);
    for (const text of [...shown, `>${fields.message}</textarea>`, `value="${fields.name}"`])
      expect(page.html).toContain(text);
    // The request of the page's script, and the router's data request.
    const json = await post(site, uniqueFields(), at.contact, { Accept: "application/json" });
    const data = await post(site, uniqueFields(), `${at.contact}.data`);
    for (const { status, cache } of [page, json, data])
      expect([status, cache]).toEqual([expected, "no-store"]);
    expect(service.requests).toHaveLength(3);
  });

  test("doesn't forward invalid, cross-site, oversized or non-form posts to the service", async () => {
    service.answerWith("sent");
    const forged = uniqueFields();
    const statuses = await Promise.all([
      post(site, uniqueFields({ email: "nonsense" })),
      post(site, forged, at.contact, { Origin: "https://evil.example" }),
      post(site, uniqueFields({ message: "x".repeat(65 * 1024) })),
      post(site, forged, at.contact, { "Content-Type": "application/json" }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([400, 403, 413, 415]);
    for (const { status, cache } of statuses)
      if (status === 400 || status === 413) expect(cache).toBe("no-store");
    expect(service.requests).toEqual([]);
    const refused = () => site.lines.filter((line) => line.includes('"origin":"https://evil.example"'));
    await expect.poll(refused).toHaveLength(1);
  });

  test("stores a message with a filled honeypot as suspected spam, which the operator can forward once", async () => {
    service.answerWith("sent");
    const fields = uniqueFields();
    const withHoneypot = { ...fields, website: "https://spam.example" };
    for (let i = 0; i < 2; i++) expect((await post(site, withHoneypot)).location).toBe(`${at.contact}?sent`);
    expect(service.requests).toEqual([]);

    const suspects = entries.parse(JSON.parse(await command("inbox", site.dataDir, ["--spam", "--json"])));
    expect(suspects).toMatchObject([{ ...person, message: fields.message }]);
    const env = { FORM_ID: "abc", FORM_SERVICE_URL: service.url };
    const forward = ["forward", String(suspects[0]?.id)];
    expect(await command("inbox", site.dataDir, forward, env)).toContain("was sent");
    expect(service.accepted).toMatchObject([{ body: { message: fields.message } }]);
    await expect(command("inbox", site.dataDir, forward, env)).rejects.toThrow("no suspected spam");

    // The same text with an empty honeypot is a separate message.
    expect((await post(site, fields)).status).toBe(303);
    expect(service.requests).toHaveLength(2);
  });

  test("returns 429 over CONTACT_DAILY_LIMIT and over CONTACT_RATE, and keeps the text @sample", async () => {
    service.answerWith("sent");
    const env = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, CONTACT_EMAIL: "hello@studio.example" };
    const limited = await start({ ...env, CONTACT_RATE: "5", CONTACT_DAILY_LIMIT: "1" });
    const rejected = async (path: string) => {
      const fields = uniqueFields();
      const { status, cache, headers, html } = await post(limited, fields, path);
      expect([status, cache]).toEqual([429, "no-store"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(html).toContain(`>${fields.message}</textarea>`);
      return { html, seconds: headers.get("retry-after") };
    };
    // An invalid message doesn't count.
    expect((await post(limited, uniqueFields({ name: "" }))).status).toBe(400);
    expect((await post(limited, uniqueFields())).status).toBe(303);
    for (const locale of locales) {
      const { html } = await rejected(pathIn(locale, at.contact));
      expect(html).toContain(decode(languages[locale].copy.contact.errors.tooManyToday));
      expect(html).toContain("mailto:hello@studio.example");
    }
    const { html, seconds } = await rejected(`/es${at.contact}`);
    expect(html).toContain(`Inténtalo de nuevo en ${seconds} segundos.`);
    expect(service.requests).toHaveLength(1);
    await limited.stop();
  });
});

describe("without a form service", () => {
  test("stores the message on disk before it responds", async () => {
    const dataDir = join(temporaryFolder(), "made", "on", "demand");
    const site = await start({ DATA_DIR: dataDir });
    await expect.poll(() => site.lines.join()).toContain("messages go to the inbox");
    const fields = uniqueFields({ service: serviceIds[0] });
    const { status } = await post(site, fields);
    site.process.kill("SIGKILL");
    await site.exited;
    expect(status).toBe(303);
    const messages = entries.parse(JSON.parse(await command("inbox", dataDir, ["--json"])));
    expect(messages).toMatchObject([{ ...person, message: fields.message, service: serviceIds[0] }]);
    expect(await command("inbox", dataDir, [])).toContain(`#1`);
    const csv = await command("inbox", dataDir, ["--csv"]);
    for (const value of [person.name, person.email, serviceIds[0]]) expect(csv).toContain(`,${value},`);
    expect(await command("inbox", dataDir, ["--spam"])).toBe("No suspected spam.\n");
  });
});

describe("with an outbox", () => {
  test("accepts and lists a message while the service is down, and sends it once the service is back", {
    timeout: 300_000,
  }, async () => {
    const service = await startFormService();
    const dataDir = temporaryFolder();
    const env = { FORM_ID: "abc", FORM_SERVICE_URL: service.url, CONTACT_OUTBOX: "on" };
    const site = await start({ ...env, DATA_DIR: dataDir });
    const outbox = () => command("outbox", dataDir, []);
    service.answerWith("503");
    const fields = uniqueFields();
    for (let i = 0; i < 2; i++) expect((await post(site, fields)).status).toBe(303);
    // The site may be retrying this entry at the same time.
    await expect.poll(outbox).toMatch(/#1 .*Zsófia.*tried \d×, next try .*: status 503/);
    await expect(command("outbox", dataDir, ["retry", "1"], env)).rejects.toThrow();

    service.answerWith("sent");
    // On a busy machine, there have been more attempts, and the next one may be a minute away.
    await expect.poll(() => service.accepted, { timeout: 200_000 }).toHaveLength(1);
    const first = service.requests.filter(({ body }) => body.message === fields.message);
    expect(new Set(first.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    await expect.poll(outbox).toBe("The outbox is empty.\n");
    expect((await post(site, fields)).status).toBe(303);
    expect(service.accepted).toHaveLength(1);

    service.answerWith("html");
    const pending = uniqueFields();
    expect((await post(site, pending)).status).toBe(303);
    const [, id = ""] = /^#(\d+)/.exec(await outbox()) ?? [];
    const files = () => readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), "latin1"));
    expect(files().join()).toContain(pending.message);
    expect(await command("outbox", dataDir, ["delete", id, "--yes"])).toContain("was deleted");
    expect(files().join()).not.toContain(pending.message);
    await site.stop();
    await service.stop();
  });
});
