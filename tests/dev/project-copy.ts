import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Copies the project to a temporary folder, so that a test can edit its files. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "dev-"));
  const left = ["node_modules", "build", "data", "bench", "test-results", ".git", ".env", ".react-router"];
  for (const name of readdirSync(".").filter((name) => !left.includes(name)))
    cpSync(name, join(folder, name), { recursive: true });
  // Links each package, so that Vite's cache belongs to the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith(".vite")))
    symlinkSync(join(process.cwd(), "node_modules", name), join(folder, "node_modules", name));

  return {
    folder,
    /** Replaces a text in a file, which must contain it. Returns a function that undoes the change. */
    edit(file: string, from: string | RegExp, to: string) {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} doesn't contain ${from}`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    /** Creates or overwrites a file. */
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
