import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { projects } from "../../app/studio/projects.ts";
import { testimonials } from "../../app/studio/testimonials.ts";

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
    /** Changes a JSON file of every language. */
    editCopy(file: string, change: (copy: Copy) => Copy) {
      for (const path of globSync(join(folder, "locales/*", file))) {
        const copy: Copy = JSON.parse(readFileSync(path, "utf8"));
        writeFileSync(path, `${JSON.stringify(change(copy), null, 2)}\n`);
      }
    },
  };
  changeFacts(studio);
  changeWork(studio);
  changePages(studio);
  changeForm(studio);
  studio.mustRun("node scripts/subset-font.ts");
  studio.mustRun("biome check --write app locales");
  return studio;
}

export type OtherStudio = ReturnType<typeof otherStudio>;
type Copy = Record<string, object | string>;

/** Leaves French as the only language. */
function changeFacts({ folder, edit, mustRun }: OtherStudio) {
  mustRun(`node scripts/rebrand/index.ts ${join(here, "brand.json")}`);
  for (const code of ["en", "es"]) rmSync(join(folder, "locales", code), { recursive: true });
  edit(
    "app/studio/hours.ts",
    /open: \[.*\],/,
    `open: [
    { days: [1, 2, 3, 4], from: "8:30", to: "16:30" },
    { days: [5], from: "8:30", to: "12:00" },
  ],`,
  );
  edit("app/studio/hours.ts", "Europe/Budapest", "Europe/Zurich");
  edit(
    "app/studio/price-list.ts",
    /(?<=once\(|monthly\(|m[ai][nx]: )[\d_]+(, [\d_]+)?(?=[,) ])/g,
    (figures) => figures.replace(/[\d_]+/g, (figure) => String(13 * Number(figure.replace("_", "")))),
  );
  edit("app/studio/practice.ts", '"en", "fr", "es", "hu"', '"fr", "de"');
  edit("app/studio/legal.ts", "lateInterestPercentPerMonth: 1.5", "lateInterestPercentPerMonth: 1");
  edit("app/studio/legal.ts", /amount: \d+, currency: "USD"/, 'amount: 1000, currency: "CHF"');
  edit("app/studio/legal.ts", 'governingLaw: "HU"', 'governingLaw: "CH"');
  edit("app/studio/legal.ts", /(?<=dataProtectionAct: ").*(?=")/, "la LPD");
  edit("app/studio/legal.ts", /(?<=dataProtectionAuthority:\s*").*(?=")/, "PFPDT, www.edoeb.admin.ch");
  edit("app/studio/legal.ts", /(?<=conciliationBoard: ").*(?=")/, "autorité de conciliation");
  edit("locales/fr/layout.json", " au bord du Danube", "");
}

/** Removes two rows and four testimonials, and replaces the projects with ones that have no pictures. */
function changeWork({ folder, edit, editCopy }: OtherStudio) {
  for (const id of removed.rows) edit("app/studio/price-list.ts", rowOf(id), "");
  editCopy("services.json", ({ pricing, ...copy }) => ({ ...copy, pricing: withoutRows(pricing) }));
  for (const path of globSync(join(folder, "locales/fr/*.json")))
    writeFileSync(path, readFileSync(path, "utf8").replace(pricesOf(removed.rows), ""));
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
  { id: "kranen", name: "Kranen Łódź", kind: "client", tags: ["Next.js"], ...withoutLink("offline") },
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
  editCopy("answerer.json", (copy) => ({ ...copy, keywords: { projects: {}, testimonials: {}, tools: {} } }));
  for (const file of globSync(join(folder, "app/marketing/posters/*.svg"))) rmSync(file);
}

/** Switches the estimate off, adds a join page, and gives pages addresses of its own. */
function changePages({ folder, edit }: OtherStudio) {
  edit("app/studio/left-out.ts", "pages: []", 'pages: ["estimate"]');
  edit(
    "app/pages.ts",
    '  { id: "terms"',
    '  { id: "join", path: "/join", updated: "2026-11-24", menus: more },\n$&',
  );
  for (const [path, own] of [
    ["/privacy", "/confidentialite"],
    ["/about", "/atelier"],
    ["/contact", "/ecrire"],
  ])
    edit("app/pages.ts", `path: "${path}"`, `path: "${own}"`);
  edit("locales/copy.ts", /$/, 'export { default as join } from "./fr/join.json" with { type: "json" };\n');
  cpSync(join(here, "join.json"), join(folder, "locales/fr/join.json"));
  cpSync(join(here, "join-page.txt"), join(folder, "app/marketing/join-page.tsx"));
}

/** Renames a service, sells a row by the hour, and asks for a budget in the form. */
function changeForm({ folder, edit, editCopy }: OtherStudio) {
  for (const file of ["services.ts", "price-list.ts", "people.ts"])
    replaceAll(join(folder, "app/studio", file), '"security"', '"protection"');
  for (const file of ["services"])
    replaceAll(join(folder, `locales/fr/${file}.json`), '"security":', '"protection":');
  edit(
    "app/studio/price-list.ts",
    /fixed: once\([^)]*\),\n(?= *subscription: monthly\(3[\d_]*\))/,
    'fixed: { min: 130, max: 130, per: "hour" },\n',
  );
  edit("app/studio/contact-form.ts", "  message: {", '  budget: { control: "line", limit: 40 },\n$&');
  editCopy("contact.json", (copy) => {
    const { fields, ...form } = Object(copy.form);
    return { ...copy, form: { ...form, fields: { ...fields, budget: { label: "Budget" } } } };
  });
}

function replaceAll(path: string, found: string, replacement: string) {
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(found, replacement));
}

/** The sample's rows, testimonials and projects that the other studio doesn't have. */
export const removed = {
  rows: ["tokenValidation", "onCall"],
  testimonials: testimonials.filter(({ id }) => ["levente", "tommaso", "aoife", "zsofia"].includes(id)),
  projects,
};

/** Matches the prices of rows within texts, with the parentheses or comma before them. */
function pricesOf(rows: readonly string[]) {
  return new RegExp(`,?\\s\\(?\\{\\{(?:${rows.join("|")})(?:Price|From|Time)\\}\\}\\)?`, "g");
}

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
