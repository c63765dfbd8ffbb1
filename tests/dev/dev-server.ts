import { spawn } from "node:child_process";
import { once } from "node:events";
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
import { freePort } from "../site.ts";

/** Starts `react-router dev` on a free port, in a copy of the project whose files can be edited. */
export async function startDevServer() {
  const folder = mkdtempSync(join(tmpdir(), "dev-"));
  const left = ["node_modules", "build", "data", "bench", "test-results", ".git", ".env", ".react-router"];
  for (const name of readdirSync(".").filter((name) => !left.includes(name)))
    cpSync(name, join(folder, name), { recursive: true });
  // Links each package, so that Vite's cache belongs to the copy.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith(".vite")))
    symlinkSync(join(process.cwd(), "node_modules", name), join(folder, "node_modules", name));

  const port = await freePort();
  const lines: string[] = [];
  const server = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev"], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), CONTACT_RATE: "1000" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => lines.push(text));

  while (!lines.join("").includes("Local:")) await once(server.stdout, "data");

  return {
    url: `http://localhost:${port}`,
    /** Everything that the server has printed. */
    output: () => lines.join(""),
    /** Replaces a text in a file, which must contain it. Returns a function that undoes the change. */
    edit(file: string, from: string | RegExp, to: string) {
      const path = join(folder, file);
      const before = readFileSync(path, "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} doesn't contain ${from}`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    async stop() {
      server.kill();
      await once(server, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
