import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { copyProject } from "./project-copy.ts";

const about = "app/marketing/about-page.tsx";
const faq = "app/ui/faq.tsx";

/** Mistakes that don't hide each other: files, texts in them, their replacements, and what `npm run check` then prints. */
const rounds = [
  {
    edits: [
      [about, "  return (", "  useEffect(() => {});\n  return ("],
      [about, "{copy.intro}", '<a href="/contact">{copy.intro}</a>'],
    ],
    printed: [`${about}: useEffect( never runs`, `${about}: <a href="/ drops the page's language`],
  },
  {
    edits: [
      [about, "{copy.intro}", "{String(getCopy)}"],
      [faq, /^/, 'import { env } from "#app/platform/env.server.ts";\n'],
      [faq, /className="/, 'title={env.SITE_URL} className="'],
    ],
    printed: [
      `copy.server.ts' imported by route '${about}'`,
      `env.server.ts' imported by '${faq}'`,
      "Call it in the loader",
    ],
  },
] as const;

test("npm run check says what to do about mistakes in pages", () => {
  const { folder, edit, remove } = copyProject();
  // The studio may leave out the page that the mistakes are in.
  const env = { ...process.env, EVERY_ROUTE: "yes" };
  const check = () =>
    spawnSync(process.execPath, ["scripts/check-code.ts"], { cwd: folder, encoding: "utf8", env });
  try {
    expect(check()).toMatchObject({ status: 0, stdout: "" });
    for (const { edits, printed } of rounds) {
      const undos = edits.map(([file, from, to]) => edit(file, from, to));
      const { status, stderr } = check();
      for (const text of printed) expect(stderr).toContain(text);
      expect(status).toBe(1);
      for (const undo of undos.reverse()) undo();
    }
  } finally {
    remove();
  }
});
