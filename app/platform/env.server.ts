import { existsSync, readFileSync } from "node:fs";
import { readEnvFile } from "./env-file.ts";
import { type Env, readEnv, settingNames } from "./env-schema.server.ts";
import { unknownSettings } from "./setting-names.ts";

// Unit tests don't read `.env`.
const isRead = process.env.NODE_ENV !== "test" && existsSync(".env");
const file = readEnvFile(isRead ? readFileSync(".env", "utf8") : "");

/** The settings, from the environment or else from `.env`. Other server code reads settings only from here. */
export const env = parseOrExit({ ...file.values, ...process.env });

/** Mistakes that don't stop the process, for the log and `npm run doctor`. */
export const settingWarnings: readonly string[] = [
  ...(env.SESSION_SECRET_GIVEN
    ? []
    : [
        "SESSION_SECRET is not set: theme and language are lost at each restart, and other processes reject them",
      ]),
  // Names like no setting belong to other programs.
  ...unknownSettings(Object.keys(process.env), settingNames).flatMap(({ meant, problem }) =>
    meant ? [problem] : [],
  ),
];

function parseOrExit(source: NodeJS.ProcessEnv): Env {
  const result = readEnv(source);
  const names = unknownSettings(Object.keys(file.values), settingNames);
  const inFile = [...file.problems, ...names.map(({ problem }) => problem)];
  const problems = inFile.map((problem) => `${problem} (in .env)`);
  if ("problems" in result) problems.push(...result.problems);
  else if (!problems.length) return result.env;
  // In development, Vite shows the problems, and loads this module again once the file is corrected.
  if (import.meta.env?.DEV) throw new Error(problems.join("\n"));
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
