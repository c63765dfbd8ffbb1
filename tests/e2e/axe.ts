import type { AxeBuilder } from "@axe-core/playwright";

export const wcagRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe, and lists each violated rule with its elements. */
export async function violationsIn(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ""}`)}`,
  );
}
