import { expect, test } from "vitest";
import * as z from "zod";
import { overrides } from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };

const Asked = z.record(z.string(), z.string()).optional();
const Package = z.object({ dependencies: Asked, optionalDependencies: Asked, peerDependencies: Asked });

// A tag (`latest`) means another version after the next release; then the lock file is out of step with it, and
// `npm ci` refuses to install in every clone.
test("what a package asks for by tag is held by an exact override", () => {
  const asked = Object.values(z.record(z.string(), Package).parse(lock.packages)).flatMap((found) =>
    Object.values(found).flatMap((ranges) => Object.entries(ranges ?? {})),
  );
  const byTag = asked.filter(([, range]) => /^(?!x\b|v\d)[a-z][\w.-]*$/i.test(range)).map(([name]) => name);
  const exact = Object.entries(overrides).filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version));
  expect(byTag.filter((name) => !exact.some(([held]) => held === name))).toEqual([]);
});
