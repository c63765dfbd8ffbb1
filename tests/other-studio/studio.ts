import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { projects } from "../../app/studio/projects.ts";
import { testimonials } from "../../app/studio/testimonials.ts";
import dansk from "./dansk.json" with { type: "json" };

const here = import.meta.dirname;
const root = resolve(here, "../..");
const notCopied = new Set([".git", "node_modules", "build", ".react-router", "data", "test-results"]);

/** Copies this tree and turns it into the studio of `brand.json`, as a new owner would. */
export function otherStudio() {
  const folder = mkdtempSync(join(tmpdir(), "other-studio-"));
  // Keeps the times of files: a newer package-lock.json would make `npm test` in the copy reinstall the packages, and
  // through the link, `npm ci` would delete this tree's.
  const filter = (path: string) => !notCopied.has(relative(root, path));
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const studio = {
    folder,
    /** Runs a command in the copy. */
    run: (command: string) => run(folder, command),
    /** Runs a command that must succeed. Returns its output. */
    mustRun(command: string) {
      const { ok, output, problems } = studio.run(command);
      if (!ok) throw new Error(`${command}\n${output.slice(-6000)}\n${problems.slice(-6000)}`);
      return output;
    },
    /** Replaces a text in one of the copy's files. Throws if the file doesn't contain it. */
    edit(file: string, found: string | RegExp, replacement: string | ((...match: string[]) => string)) {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(found, replacement as string);
      if (after === before) throw new Error(`${file} has no ${found}`);
      writeFileSync(path, after);
    },
    leaveOutChat() {
      studio.edit("app/studio/left-out.ts", "chat: false", "chat: true");
    },
    /** Changes a JSON file of every language. */
    editCopy(file: string, change: (copy: Copy) => Copy) {
      for (const path of globSync(join(folder, "locales/*", file))) {
        const copy: Copy = JSON.parse(readFileSync(path, "utf8"));
        writeFileSync(path, `${JSON.stringify(change(copy), null, 2)}\n`);
      }
    },
  };
  changeLanguages(studio);
  changeFacts(studio);
  changeWork(studio);
  changePages(studio);
  studio.mustRun("node scripts/subset-font.ts");
  studio.mustRun("biome check --write app locales");
  return studio;
}

export type OtherStudio = ReturnType<typeof otherStudio>;
type Copy = Record<string, object | string>;

/** Removes French and Spanish, and adds Danish. Most Danish texts are still English. */
function changeLanguages({ folder, edit }: OtherStudio) {
  for (const locale of ["fr", "es"]) rmSync(join(folder, "locales", locale), { recursive: true });
  cpSync(join(folder, "locales/en"), join(folder, "locales/da"), { recursive: true });
  for (const file of ["locales/index.ts", "app/studio/company.json"]) edit(file, '"fr", "es"', '"da"');
  edit("locales/da/index.ts", 'name: "English"', 'name: "Dansk"');
  edit("locales/da/index.ts", 'region: "en-GB"', 'region: "da-DK"');
  edit("locales/da/index.ts", 'letters: ""', 'letters: "ÆØÅæøå"');
  for (const [name, { meta }] of Object.entries(dansk)) {
    const path = join(folder, "locales/da", `${name === "techStack" ? "tech-stack" : name}.json`);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), meta }, null, 2));
  }
}

function changeFacts({ edit, mustRun }: OtherStudio) {
  mustRun(`node scripts/rebrand/index.ts ${join(here, "brand.json")}`);
  edit(
    "app/studio/hours.ts",
    /open: \[.*\],/,
    `open: [
    { days: [1, 2, 3, 4], from: "8:30", to: "16:30" },
    { days: [5], from: "8:30", to: "12:00" },
  ],`,
  );
  edit("app/studio/hours.ts", "Europe/Budapest", "Europe/Copenhagen");
  edit(
    "app/studio/price-list.ts",
    /(?<=once\(|monthly\(|m[ai][nx]: )[\d_]+(, [\d_]+)?(?=[,) ])/g,
    (figures) => figures.replace(/[\d_]+/g, (figure) => String(13 * Number(figure.replace("_", "")))),
  );
  edit("app/studio/practice.ts", '"fr", "es", "hu"]', '"da"]');
  edit("app/studio/legal.ts", "lateInterestPercentPerMonth: 1.5", "lateInterestPercentPerMonth: 1");
  edit("app/studio/legal.ts", /amount: \d+, currency: "USD"/, 'amount: 1000, currency: "DKK"');
  edit("app/studio/legal.ts", 'governingLaw: "HU"', 'governingLaw: "DK"');
  edit("app/studio/legal.ts", /(?<=dataProtectionAct: ").*(?=")/, "databeskyttelsesloven");
  edit(
    "app/studio/legal.ts",
    /(?<=dataProtectionAuthority:\s*").*(?=")/,
    "Datatilsynet, www.datatilsynet.dk",
  );
  edit("app/studio/legal.ts", /(?<=conciliationBoard: ").*(?=")/, "Forbrugerklagenævnet");
  for (const locale of ["en", "da"]) edit(`locales/${locale}/layout.json`, " on the Danube", "");
}

/** Removes two rows and four testimonials, and replaces the projects with ones that have no pictures. */
function changeWork({ folder, edit, editCopy }: OtherStudio) {
  for (const id of removed.rows) edit("app/studio/price-list.ts", rowOf(id), "");
  editCopy("services.json", ({ pricing, ...copy }) => ({ ...copy, pricing: withoutRows(pricing) }));
  for (const { id } of removed.testimonials) edit("app/studio/testimonials.ts", rowOf(id), "");
  editCopy("testimonials.json", (copy) => ({
    ...copy,
    items: without(
      copy.items,
      removed.testimonials.map(({ id }) => id),
    ),
  }));
  edit(
    "app/studio/projects.ts",
    /(?<=export const projects = \[\n)[\s\S]*?(?=\] as const)/,
    `  { id: "fjordbog", name: "Fjordbog", kind: "client", lead: true, tags: ["React"], ...withoutLink("private") },
  { id: "havnevagt", name: "Havnevagt", kind: "own", tags: ["React", "Stripe"], ...online("https://havnevagt.example") },
  { id: "kranen", name: "Kranen", kind: "client", tags: ["Next.js"], ...withoutLink("offline") },
  { id: "cykelsmed", name: "Cykelsmed", kind: "experiment", tags: ["Next.js"], ...withoutLink("unfinished") },
`,
  );
  const item = (title: string) => ({ title, description: `${title}.`, alt: title });
  editCopy("projects.json", (copy) => ({
    ...copy,
    leads: { fjordbog: { line: "Fjordbog.", brief: "Fjordbog.", result: "Fjordbog." } },
    items: {
      fjordbog: item("Fjordbog"),
      havnevagt: item("Havnevagt"),
      kranen: item("Kranen"),
      cykelsmed: item("Cykelsmed"),
    },
  }));
  for (const file of globSync(join(folder, "app/marketing/posters/*.svg"))) rmSync(file);
}

/** Switches the estimate off, and adds a join page. */
function changePages({ folder, edit }: OtherStudio) {
  edit("app/studio/left-out.ts", "pages: []", 'pages: ["estimate"]');
  edit(
    "app/pages.ts",
    '  { id: "terms"',
    '  { id: "join", path: "/join", updated: "2026-11-24", menus: more },\n$&',
  );
  edit("locales/copy.ts", /$/, 'export { default as join } from "./en/join.json" with { type: "json" };\n');
  for (const locale of ["en", "da"])
    cpSync(join(here, "join.json"), join(folder, `locales/${locale}/join.json`));
  cpSync(join(here, "join-page.txt"), join(folder, "app/marketing/join-page.tsx"));
}

/** The sample's rows, testimonials and projects that the other studio doesn't have. */
export const removed = {
  rows: ["tokenValidation", "onCall"],
  testimonials: testimonials.filter(({ id }) => ["levente", "tommaso", "aoife", "zsofia"].includes(id)),
  projects,
};

/** Matches an entry of a list in `app/studio`. */
function rowOf(id: string) {
  return new RegExp(` {2}\\{\\s+id: "${id}"[^}]*\\},\\n`);
}

function withoutRows(pricing: object | string = {}) {
  const { rows, includes, ...more } = Object(pricing);
  return { ...more, rows: without(rows, removed.rows), includes: without(includes, removed.rows) };
}

function without(items: object | string = {}, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(items).filter(([id]) => !ids.includes(id)));
}

function run(cwd: string, command: string) {
  // Without the test runner's variables, the command runs as it would from a shell.
  const { NODE_ENV: _, VITEST: __, FULL: ___, ...own } = process.env;
  const env = { ...own, LOG_LEVEL: "silent" };
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    env,
    shell: true,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  return { ok: status === 0, output: stdout, problems: stderr };
}
