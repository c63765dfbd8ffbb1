import { type PriceId, prices } from "#app/studio/prices.ts";
import { type ProjectId, projects } from "#app/studio/projects.ts";
import { type ServiceId, services } from "#app/studio/services.ts";
import { type ToolId, techStack } from "#app/studio/tech-stack.ts";
import { languages } from "#locales/languages.server.ts";
import { type Found, phraseFinder } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** What a visitor, or a reply, can name: a row of the price list, a service, a project, a tool, a private project. */
export type Product =
  | { kind: "row"; id: PriceId }
  | { kind: "service"; id: ServiceId }
  | { kind: "project"; id: ProjectId }
  | { kind: "tool"; id: ToolId }
  | { kind: "otherTool"; id: "otherTool" }
  | { kind: "nda"; id: "nda" };

/** Finds what is named among a text's tokens, whatever language it is named in; the longest name counts. */
export function findProducts(tokens: readonly Token[]): Found<Product>[] {
  const found = find(tokens).map((mention) => ({
    ...mention,
    values: mention.values.filter((value) => value !== null),
  }));
  return found.filter(({ values }) => values.length > 0);
}

const products = new Map<string, Product>();

/** Each of them the same object, whatever it is named by: equal ones are counted once. */
export function one(product: Product) {
  const key = `${product.kind}.${product.id}`;
  const known = products.get(key) ?? product;
  products.set(key, known);
  return known;
}

const find = phraseFinder(names());

function* names(): Generator<[string, Product | null]> {
  const tools = techStack.flatMap((group): { id: ToolId; name: string }[] => [...group.tools]);
  for (const { copy, vocabulary } of Object.values(languages)) {
    const {
      rows,
      services: ofServices,
      projects: ofProjects,
      tools: ofTools,
      otherTools,
      nda,
      none,
    } = vocabulary.products;
    yield [none, null];
    for (const { id } of prices) {
      yield [copy.services.pricing.rows[id], one({ kind: "row", id })];
      yield [rows[id], one({ kind: "row", id })];
    }
    for (const { id } of services) {
      yield [copy.services.cards[id].title, one({ kind: "service", id })];
      yield [ofServices[id], one({ kind: "service", id })];
    }
    for (const { id, name } of projects) {
      // As it is written, in its parts, and as the pages call it: cyberTemp, cyber temp.
      yield [`${name}, ${inParts(name)}, ${copy.projects.items[id].title}`, one({ kind: "project", id })];
      yield [ofProjects[id] ?? "", one({ kind: "project", id })];
    }
    for (const { id, name } of tools) {
      yield [name, one({ kind: "tool", id })];
      yield [ofTools[id] ?? "", one({ kind: "tool", id })];
    }
    yield [otherTools, one({ kind: "otherTool", id: "otherTool" })];
    yield [nda, one({ kind: "nda", id: "nda" })];
  }
}

function inParts(name: string) {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
