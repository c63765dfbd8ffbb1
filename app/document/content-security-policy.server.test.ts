import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const inline = { scripts: new Set(["alert(1)", "alert(2)"]), styles: new Set(["p{}"]) };
const policy = contentSecurityPolicy(inline, null);

test("Google's CSP evaluator finds no problem", () => {
  // Findings without severity concern fallbacks for old browsers, which current browsers ignore.
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity !== Severity.NONE)).toEqual([]);
});
