// `npm run rebrand` turns the site into another studio's. It prompts for the values or reads them from a file, writes
// facts, colours and icons, and lists the texts that are left to write by hand.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { type Brand, brandSchema, changesSchema, currentBrand, filesOf, unreadable } from "./brand.ts";
import { leftToWrite, rememberSample } from "./left-to-write.ts";

const usage = `npm run rebrand                 prompts for each value; press Enter to keep the current one, or type - to empty it
npm run rebrand -- FILE.json    reads new values from a JSON file; omitted keys stay unchanged

The file's keys, all optional:
  name, city, email, phone   text
  country                    ISO 3166 code: "DK"
  currency                   ISO 4217 code: "DKK"
  legalForm, street, postcode, register, vatId, responsible, host
                             text for the legal notice, which leaves out what is empty
  languages                  ISO 639 codes, the default first: ["da", "en"]; a new one gets a folder in locales/
  colors                     each as [light theme, dark theme]: {"paper": ["#f4f6fb", "#14122b"]}
    paper                    background
    ink                      text; needs a contrast of 4.5:1 against paper and, in the dark theme, water
    signal                   links and buttons; needs the same contrast
    line                     the river drawn on the pages
    water                    the dark bands across the page`;

const [file, ...more] = process.argv.slice(2);
if (file === "--help") {
  console.log(usage);
  process.exit(0);
}
if (more.length || file?.startsWith("-") || !(file || process.stdin.isTTY)) {
  console.error(usage);
  process.exit(2);
}

try {
  const before = currentBrand();
  const { colors, ...facts } = file
    ? changesSchema.parse(JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, "")))
    : await ask(before);
  const after = { ...before, ...facts, colors: { ...before.colors, ...colors } };
  const problems = unreadable(after.colors);
  if (problems.length) throw new Error(problems.join("\n"));
  const changed = Object.entries(await filesOf(after)).filter(
    ([path, content]) => !existsSync(path) || !Buffer.from(content).equals(readFileSync(path)),
  );
  if (changed.length) rememberSample();
  for (const [path, content] of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  console.log(changed.length ? `Wrote: ${changed.map(([path]) => path).join(", ")}` : "Nothing to change.");
  console.log(`\n${leftToWrite(after.languages).join("\n")}`);
  // Imported here, because it reads the facts that have just been written.
  const { missingGlyphs } = await import("../glyphs.ts");
  const missing = new Set([...(await missingGlyphs("truculenta")), ...(await missingGlyphs("faustina"))]);
  if (missing.size)
    console.log(
      `\nThe fonts lack these letters; run \`npm run fonts\` to add them:\n${[...missing].join("\n")}`,
    );
} catch (error) {
  console.error(
    error instanceof z.ZodError ? problemsOf(error) : error instanceof Error ? error.message : error,
  );
  process.exitCode = 1;
}

function problemsOf({ issues }: z.ZodError) {
  return issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("\n");
}

async function ask({ colors, ...facts }: Brand): Promise<z.infer<typeof changesSchema>> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answers: Record<string, unknown> = {};
  const shape = { ...brandSchema.shape, ...brandSchema.shape.colors.shape };
  for (const [key, now] of Object.entries({ ...facts, ...colors })) {
    for (;;) {
      const typed = (await terminal.question(`${key} [${[now].flat().join(" ")}]: `)).trim();
      const value = Array.isArray(now) ? typed.split(/[\s,]+/) : typed.replace(/^-$/, "");
      const { success, data, error } = shape[key as keyof typeof shape].safeParse(typed ? value : now);
      answers[key] = data;
      if (success) break;
      console.error(problemsOf(error));
    }
  }
  terminal.close();
  const own = Object.keys(facts).map((key) => [key, answers[key]]);
  const mixed = Object.keys(colors).map((key) => [key, answers[key]]);
  return changesSchema.parse({ ...Object.fromEntries(own), colors: Object.fromEntries(mixed) });
}
