import { defaultLocale, locales } from "../../../app/i18n/locales.ts";
import { pages } from "../../../app/pages.ts";
import { estimateQuery } from "../../../app/studio/estimate-query.ts";
import { prices } from "../../../app/studio/prices.ts";
import { isFull } from "../../full.ts";
import { at, pathIn } from "../../words.ts";
import { expect, test } from "../test.ts";

/**
 * Snapshots of each page's accessibility tree: roles and heading levels in order, without texts. A new text, project or
 * price doesn't change them. After an intended change of structure, run `playwright test outline -u`.
 */
const addresses = [
  ...pages.map(({ id, path }) => [id, path] as const),
  ["chat", "/chat"] as const,
  ["not-found", "/nowhere"] as const,
  [
    "estimated",
    `${at.estimate}?${estimateQuery([{ row: prices[0].id, billing: "fixed", count: 1 }])}`,
  ] as const,
];

test.use({ expectedErrors: /404/ });

for (const locale of locales) {
  // The markup is the same in every language.
  test(`every page matches its outline in ${locale}`, {
    tag: locale === defaultLocale ? ["@sample"] : ["@full", "@sample"],
  }, async ({ page, ownSite, site }) => {
    // Without a model, because its privacy notes would be in the outline.
    const { url } = isFull ? await ownSite() : site;
    for (const [name, path] of addresses) {
      if (!isFull && !["home", "services", "contact"].includes(name)) continue;
      await page.goto(url + pathIn(locale, path));
      const outline = outlineOf(await page.locator("body").ariaSnapshot());
      expect(outline).toMatchSnapshot(`${name}.txt`);
    }
  });
}

/** Reduces Playwright's snapshot to roles and heading levels, without repetition. */
function outlineOf(snapshot: string) {
  const nodes = snapshot.split("\n").flatMap((line) => {
    const [, indent = "", role, rest = ""] = /^(\s*)- '?([a-z]+)(.*)$/.exec(line) ?? [];
    if (!role || role === "text") return [];
    const level = /\[level=\d\]/.exec(rest)?.[0];
    return [{ depth: indent.length / 2, label: level ? `${role} ${level}` : role }];
  });
  return `${branches(nodes, 0).join("\n")}\n`;
}

type Node = { depth: number; label: string };

/** Returns the branches at this depth as lines. Keeps a repeated branch, or group of up to three branches, only once. */
function branches(nodes: Node[], depth: number): string[] {
  const starts = nodes.flatMap((node, at) => (node.depth === depth ? [at] : []));
  const kept: string[] = [];
  for (const [index, start] of starts.entries()) {
    const label = `${"  ".repeat(depth)}${nodes[start]?.label}`;
    kept.push([label, ...branches(nodes.slice(start + 1, starts[index + 1]), depth + 1)].join("\n"));
    for (const size of [1, 2, 3])
      if (`${kept.slice(-size)}` === `${kept.slice(-2 * size, -size)}`) kept.length -= size;
  }
  return kept;
}
