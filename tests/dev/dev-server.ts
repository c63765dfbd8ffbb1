import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../site.ts";
import { copyProject } from "./project-copy.ts";

/** Starts `react-router dev` on a free port, in a copy of the project. */
export async function startDevServer() {
  const { folder, remove, ...copy } = copyProject();
  const port = await freePort();
  const lines: string[] = [];
  const server = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev"], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), CONTACT_RATE: "1000" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => lines.push(text));
  const ended = once(server, "exit").then(() => {
    remove();
    throw new Error(`the dev server ended:\n${lines.join("")}`);
  });
  while (!lines.join("").includes("Local:")) await Promise.race([once(server.stdout, "data"), ended]);

  return {
    url: `http://localhost:${port}`,
    ...copy,
    /** Everything that the server has printed. */
    output: () => lines.join(""),
    async stop() {
      server.kill();
      await ended.catch(() => {});
    },
  };
}
