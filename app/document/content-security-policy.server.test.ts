import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const inline = { scripts: new Set(["alert(1)", "alert(2)"]), styles: new Set(["p{}"]) };
const policy = contentSecurityPolicy(inline, null);

test("allows each script and style by its hash", () => {
  const hash = expect.stringMatching(/^'sha256-.{44}'$/);
  const hashesIn = (directive: string) =>
    policy.match(new RegExp(`${directive} [^;]+`))?.[0].match(/'sha256-[^']+'/g);
  expect(hashesIn("script-src")).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='", hash]);
  expect(hashesIn("style-src")).toEqual([hash]);
  expect(policy).not.toContain("nonce");
});

test("Google's CSP evaluator finds no problem", () => {
  // Findings without severity concern fallbacks for old browsers, which current browsers ignore.
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
