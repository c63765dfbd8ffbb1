import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { copyProject } from "./project-copy.ts";

const about = "app/marketing/about-page.tsx";

/** A file, a text in it, its replacement, and what `npm run check` prints. */
const mistakes = [
  [about, "  return (", "  useEffect(() => {});\n  return (", "useEffect( never runs"],
  [about, "{copy.intro}", '<a href="/contact">{copy.intro}</a>', "drops the page's language"],
  [about, "{copy.intro}", "{String(getCopy)}", "copy.server.ts' imported by route"],
  ["app/ui/faq.tsx", /^/, 'import { env } from "#app/platform/env.server.ts";\n', ""],
  [
    "app/ui/faq.tsx",
    /className="/,
    'title={env.SITE_URL} className="',
    "env.server.ts' imported by 'app/ui/faq.tsx'",
  ],
  [
    "locales/en/about.json",
    '"intro": "',
    '"intro": "{{citty}} ',
    "locales/en/about.json: {{citty}} is no fact",
  ],
  [
    "app/studio/contact-form.ts",
    "service: {",
    'phone: { control: "line" },\n  service: {',
    "contact.json: form.fields.phone.label is missing",
  ],
  [
    "locales/fr/answerer.json",
    '"price":',
    '"prise":',
    'no topic "prise", which locales/fr/answerer.json answers',
  ],
] as const;

test("npm run check says what to do about mistakes in pages, texts and topics @sample", () => {
  const { folder, edit, remove } = copyProject();
  const check = () =>
    spawnSync(process.execPath, ["scripts/check-code.ts"], { cwd: folder, encoding: "utf8" });
  try {
    expect(check()).toMatchObject({ status: 0, stdout: "", stderr: "" });
    for (const [file, from, to, printed] of mistakes) {
      const undo = edit(file, from, to);
      if (!printed) continue;
      const { status, stderr } = check();
      expect(stderr).toContain(printed);
      expect(status).toBe(1);
      undo();
    }
  } finally {
    remove();
  }
});
