import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDockerfile, reachesEngine } from "./dockerfile.ts";

test("comments are left out, continued lines joined", () => {
  const text = '# a\nFROM a AS b\n\nHEALTHCHECK --interval=1s \\\n  CMD ["x"]\n';
  expect(parseDockerfile(text)).toEqual([
    { name: "FROM", words: "a AS b" },
    { name: "HEALTHCHECK", words: '--interval=1s CMD ["x"]' },
  ]);
});

const ignore = readFileSync(".dockerignore", "utf8");
test.each([
  ["app/root.tsx", true],
  ["app/http/rate-limit.server.test.ts", false],
  ["package-lock.json", true],
  ["server.ts", true],
  ["node_modules/express/index.js", false],
  [".env", false],
  ["data/contact.sqlite", false],
  ["tests/site.ts", false],
])("%s goes to the engine: %s", (path, expected) => {
  expect(reachesEngine(path, ignore)).toBe(expected);
});
