import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { type Crawl, keptPages, type Page, type Problem } from "./crawl.ts";

const run = promisify(execFile);
const Node = z.looseObject({ "@type": z.string().regex(/^[A-Z]\w+$/), "@id": z.string().optional() });
const Graph = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(Node).min(1) });
type Node = z.infer<typeof Node>;

/**
 * Each page's JSON-LD against schema.org's own vocabulary: schema-dts is that vocabulary as types, generated from
 * it, so the compiler is the validator. It knows types, properties and what may stand in them, and needs no network.
 */
export async function checkStructuredData(site: Crawl): Promise<Problem[]> {
  const problems: Problem[] = [];
  // Most pages repeat the studio: each node is compiled once.
  const nodes = new Map<string, { url: string; node: Node }>();
  for (const page of keptPages(site)) {
    const graph = read(page);
    if (typeof graph === "string") problems.push({ url: page.url, message: graph });
    else {
      problems.push(...loose(graph, page.url));
      for (const node of graph) nodes.set(JSON.stringify(node), { url: page.url, node });
    }
  }
  return [...problems, ...(await compile([...nodes.values()]))];
}

function read({ $ }: Page): Node[] | string {
  const blocks = $('script[type="application/ld+json"]');
  if (blocks.length !== 1) return `${blocks.length} blocks of JSON-LD, not one`;
  try {
    return Graph.parse(JSON.parse(blocks.text()))["@graph"];
  } catch (error) {
    return `JSON-LD: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`;
  }
}

/** A reference inside the graph must lead to a node of the graph. */
function loose(graph: Node[], url: string): Problem[] {
  const given = new Set<string>();
  const wanted = new Set<string>();
  JSON.stringify(graph, (_, value: unknown) => {
    const { success, data } = z.looseObject({ "@id": z.string() }).safeParse(value);
    if (success) (Object.keys(data).length === 1 ? wanted : given).add(data["@id"]);
    return value;
  });
  return [...wanted].filter((id) => !given.has(id)).map((id) => ({ url, message: `JSON-LD: no node ${id}` }));
}

async function compile(nodes: { url: string; node: Node }[]): Promise<Problem[]> {
  // Inside the project, so that the compiler finds the vocabulary.
  mkdirSync("node_modules/.cache", { recursive: true });
  const folder = mkdtempSync("node_modules/.cache/structured-data-");
  const code = [
    'import type * as Schema from "schema-dts";',
    // A line for each node, so that an error's line names it.
    ...nodes.map(
      ({ node }, index) => `export const n${index}: Schema.${node["@type"]} = ${JSON.stringify(node)};`,
    ),
  ].join("\n");
  writeFileSync(join(folder, "nodes.ts"), code);
  const options =
    "--noEmit --ignoreConfig --strict --skipLibCheck --module esnext --moduleResolution bundler";
  try {
    await run("tsc", [...options.split(" "), join(folder, "nodes.ts")]);
    return [];
  } catch (error) {
    return problemsIn(z.object({ stdout: z.string() }).parse(error).stdout, nodes);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function problemsIn(output: string, nodes: { url: string; node: Node }[]): Problem[] {
  const found = [...output.matchAll(/^\S*nodes\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n {2}.*)*)/gm)];
  if (found.length === 0) return [{ url: "schema.org", message: output.trim() }];
  return found.map(([, line, text = ""]) => {
    const { url = "schema.org", node } = nodes[Number(line) - 2] ?? {};
    return { url, message: `JSON-LD ${node?.["@type"] ?? ""}: ${text.split("\n").at(-1)?.trim()}` };
  });
}
