import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const policy = contentSecurityPolicy(["alert(1)", "alert(1)", "alert(2)"]);

test("names each script once by its hash", () => {
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    expect.stringMatching(/^'sha256-.{44}'$/),
  ]);
  expect(policy).not.toContain("nonce");
});

test("Google's evaluator finds nothing", () => {
  // What it says of the old browsers' fallbacks has no severity: that today's browsers ignore them.
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
