import { expect, test } from "vitest";
import * as z from "zod";
import bench from "../../bench/package.json" with { type: "json" };
import benchLock from "../../bench/package-lock.json" with { type: "json" };
import site from "../../package.json" with { type: "json" };
import siteLock from "../../package-lock.json" with { type: "json" };

const Ranges = z.record(z.string(), z.string()).optional();
const Package = z.object({ dependencies: Ranges, optionalDependencies: Ranges, peerDependencies: Ranges });

// A new release moves a tag such as `latest`. The lock file then no longer matches, and `npm ci` fails in every clone.
test.each([
  ["the site", site.overrides, siteLock],
  ["bench", bench.overrides, benchLock],
])(
  "an exact override pins each dependency that the lock file of %s requires by tag",
  (_, overrides, lock) => {
    const required = Object.values(z.record(z.string(), Package).parse(lock.packages)).flatMap((found) =>
      Object.values(found).flatMap((ranges) => Object.entries(ranges ?? {})),
    );
    const byTag = required
      .filter(([, range]) => /^(?!x\b|v\d)[a-z][\w.-]*$/i.test(range))
      .map(([name]) => name);
    const exact = Object.entries(overrides).filter(([, version]) => /^\d+\.\d+\.\d+$/.test(version));
    expect(byTag.filter((name) => !exact.some(([pinned]) => pinned === name))).toEqual([]);
  },
);
