import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import norsk from "./norsk.json" with { type: "json" };

const here = import.meta.dirname;
const root = resolve(here, "../..");
const left = new Set([".git", "node_modules", "build", ".react-router", "data", "test-results"]);

/** A copy of this tree that has become the studio of `brand.json`, as its new owner would have done it. */
export function otherStudio() {
  const folder = mkdtempSync(join(tmpdir(), "other-studio-"));
  cpSync(root, folder, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const studio = {
    folder,
    /** Runs one of its commands. */
    run: (command: string) => run(folder, command),
    /** The same for one that has to succeed: what it printed. */
    holds(command: string) {
      const { ok, output, problems } = studio.run(command);
      if (!ok) throw new Error(`${command}\n${output.slice(-6000)}\n${problems.slice(-6000)}`);
      return output;
    },
    /** Exchanges a text of one of its files. What isn't there can't be exchanged. */
    edit(file: string, found: string | RegExp, instead: string | ((...match: string[]) => string)) {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(found, instead as string);
      if (after === before) throw new Error(`${file} has no ${found}`);
      writeFileSync(path, after);
    },
    /** A page less, and no assistant. */
    leaveOut() {
      studio.edit("app/studio/left-out.ts", "pages: [], chat: false", 'pages: ["techStack"], chat: true');
    },
    /** The same for what a language's JSON file holds. */
    editCopy(file: string, change: (copy: Copy) => Copy) {
      for (const path of globSync(join(folder, "locales/*", file))) {
        const copy: Copy = JSON.parse(readFileSync(path, "utf8"));
        writeFileSync(path, `${JSON.stringify(change(copy), null, 2)}\n`);
      }
    },
  };
  addLanguage(studio);
  changeFacts(studio);
  return studio;
}

export type OtherStudio = ReturnType<typeof otherStudio>;
type Copy = Record<string, Record<string, object>>;

/** Norwegian: a folder, and its code in a file. Most of its words are still to be translated. */
function addLanguage({ folder, edit }: OtherStudio) {
  cpSync(join(folder, "locales/en"), join(folder, "locales/nb"), { recursive: true });
  edit("locales/nb/index.ts", 'name: "English"', 'name: "Norsk"');
  edit("locales/nb/index.ts", 'region: "en-GB"', 'region: "nb-NO"');
  edit("locales/nb/index.ts", 'letters: ""', 'letters: "ÅÆØåæø"');
  for (const [name, { meta }] of Object.entries(norsk)) {
    const path = join(folder, "locales/nb", `${name === "techStack" ? "tech-stack" : name}.json`);
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), meta }, null, 2));
  }
  // One phrase: enough for the classifiers to know the language.
  mkdirSync(join(folder, "training/nb"), { recursive: true });
  writeFileSync(join(folder, "training/nb/phrases.txt"), "# price\nhva koster en landingsside\n");
  edit("locales/index.ts", '"es"]', '"es", "nb"]');
}

function changeFacts({ edit, editCopy, holds }: OtherStudio) {
  holds(`node scripts/rebrand/index.ts ${join(here, "brand.json")}`);
  edit(
    "app/studio/hours.ts",
    /open: \[.*\],/,
    `open: [
    { days: [1, 2, 3, 4, 5], from: "8:30", to: "16:30" },
    { days: [6], from: "10:00", to: "13:30" },
  ],`,
  );
  edit("app/studio/hours.ts", "Europe/Budapest", "Europe/Oslo");
  edit(
    "app/studio/price-list.ts",
    /(?<=once\(|monthly\(|m[ai][nx]: )[\d_]+(, [\d_]+)?(?=[,) ])/g,
    (figures) => figures.replace(/[\d_]+/g, (figure) => String(13 * Number(figure.replace("_", "")))),
  );
  edit("app/studio/practice.ts", '"hu"]', '"nb"]');
  edit("app/studio/legal.ts", "lateInterestPercentPerMonth: 1.5", "lateInterestPercentPerMonth: 1");
  edit("app/studio/legal.ts", /amount: \d+, currency: "USD"/, 'amount: 1000, currency: "NOK"');
  edit("app/studio/legal.ts", 'governingLaw: "HU"', 'governingLaw: "NO"');
  edit("app/studio/legal.ts", /(?<=dataProtectionAct: ").*(?=")/, "personopplysningsloven");
  edit(
    "app/studio/legal.ts",
    /(?<=dataProtectionAuthority:\s*").*(?=")/,
    "Datatilsynet, www.datatilsynet.no",
  );
  edit("app/studio/legal.ts", /(?<=conciliationBoard: ").*(?=")/, "Forbrukertilsynet");
  // Two projects less, and one that nobody has made a picture of; a client's words less.
  for (const id of gone.projects) edit("app/studio/projects.ts", new RegExp(`  \\{ id: "${id}".*\\n`), "");
  edit(
    "app/studio/projects.ts",
    "export const projects = [",
    `$&\n  { id: "fjordbok", name: "Fjordbok", tags: ["React"], ...withoutLink("private") },`,
  );
  editCopy("projects.json", (copy) => ({
    ...copy,
    items: {
      ...without(copy.items, gone.projects),
      fjordbok: { title: "Fjordbok", description: "Fjordbok.", alt: "Fjordbok" },
    },
  }));
  edit("app/studio/testimonials.ts", new RegExp(`  \\{\\s+id: "${gone.testimonial}"[^}]*\\},\\n`), "");
  editCopy("testimonials.json", (copy) => ({ ...copy, items: without(copy.items, [gone.testimonial]) }));
  for (const [locale, river] of [
    ["en", " on the Danube"],
    ["nb", " on the Danube"],
    ["fr", " au bord du Danube"],
    ["es", " a orillas del Danubio"],
  ])
    edit(`locales/${locale}/layout.json`, river ?? "", "");
  edit("locales/fr/home.json", /"title": "[^"]*Danube[^"]*"/, '"title": "Un petit atelier près de la mer."');
  holds("node scripts/subset-font.ts");
  holds(`biome format --write app locales`);
}

export const gone = { projects: ["casinus", "cap-killer"], testimonial: "levente" };

function without(items: object = {}, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(items).filter(([id]) => !ids.includes(id)));
}

function run(cwd: string, command: string) {
  // As from a shell, not from within a test.
  const { NODE_ENV: _, VITEST: __, ...own } = process.env;
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
