import { type PriceId, prices } from "#app/studio/prices.ts";
import { type ProjectId, projects } from "#app/studio/projects.ts";
import { type ServiceId, services } from "#app/studio/services.ts";
import { type ToolId, techStack } from "#app/studio/tech-stack.ts";
import { type TestimonialId, testimonials } from "#app/studio/testimonials.ts";
import { languages } from "#locales/languages.server.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { wordTables } from "../words/index.ts";

/** A name in a message. `loose` is a word such as "site" that may mean any of several rows. */
export type Name =
  | { kind: "row"; id: PriceId }
  | { kind: "service"; id: ServiceId }
  | { kind: "project"; id: ProjectId }
  | { kind: "tool"; id: ToolId }
  | { kind: "testimonial"; id: TestimonialId }
  | { kind: "otherTool" | "nda"; id: "" }
  | { kind: "loose"; id: string };

export function findNames(tokens: readonly Token[]): Found<Name>[] {
  return find(tokens).flatMap(({ values, ...span }) => {
    const names = values.filter((value) => value !== "ignored");
    return names.length > 0 ? [{ ...span, values: names }] : [];
  });
}

/** Finds projects, clients and tools by what they have to do with: "the casino thing", "a client in Spain". */
export function findByKeyword(tokens: readonly Token[]): Name[] {
  return [...new Set(findKeywords(tokens).flatMap(({ values }) => values))];
}

export function rowsNamed(names: readonly Name[]): PriceId[] {
  return names.flatMap((name) => (name.kind === "row" ? [name.id] : []));
}

/** Returns the rows that a name may mean. */
export function rowsOf({ kind, id }: Name): PriceId[] {
  if (kind === "row") return [id];
  if (kind === "service") return prices.flatMap((row) => (row.service === id ? [row.id] : []));
  if (kind !== "loose") return [];
  return id.split(", ").flatMap((wanted) => prices.find((row) => row.id === wanted)?.id ?? []);
}

// Declared before `find`, because initializing `find` fills this map.
const known = new Map<string, Name>();
const find = phraseFinder<Name | "ignored">(names());

function* names(): Generator<[string, Name | "ignored"]> {
  const tools = techStack.flatMap((group): { id: ToolId; name: string }[] => [...group.tools]);
  for (const { names } of wordTables) {
    yield [names.ignored, "ignored"];
    for (const { id } of prices) yield [names.rows[id] ?? "", same({ kind: "row", id })];
    for (const { id } of services) yield [names.services[id] ?? "", same({ kind: "service", id })];
    for (const { id } of projects) yield [names.projects[id] ?? "", same({ kind: "project", id })];
    for (const { id } of tools) yield [names.tools[id] ?? "", same({ kind: "tool", id })];
    for (const [id, phrases] of Object.entries(names.loose)) yield [phrases, same({ kind: "loose", id })];
    yield [names.otherTools, same({ kind: "otherTool", id: "" })];
    yield [names.nda, same({ kind: "nda", id: "" })];
  }
  for (const { copy } of Object.values(languages)) {
    for (const { id } of prices) yield [copy.services.pricing.rows[id], same({ kind: "row", id })];
    for (const { id } of services) yield [copy.services.cards[id].title, same({ kind: "service", id })];
    for (const { id } of projects) yield [copy.projects.items[id].title, same({ kind: "project", id })];
  }
  // A project's name as written and as separate words: "cyberTemp", "cyber temp".
  for (const { id, name } of projects) yield [`${name}, ${inParts(name)}`, same({ kind: "project", id })];
  for (const { id, name } of tools) yield [name, same({ kind: "tool", id })];
}

const findKeywords = phraseFinder<Name>(keywords());

function* keywords(): Generator<[string, Name]> {
  for (const { copy } of Object.values(languages)) {
    const lists: Record<string, Partial<Record<string, string>>> = copy.answerer.keywords;
    for (const { id } of projects) yield [lists.projects?.[id] ?? "", same({ kind: "project", id })];
    for (const { id } of testimonials)
      yield [lists.testimonials?.[id] ?? "", same({ kind: "testimonial", id })];
    for (const { id: group, tools } of techStack)
      for (const { id } of tools) yield [lists.tools?.[group] ?? "", same({ kind: "tool", id })];
  }
}

/** Returns the same object for equal names, so that `phraseFinder` can deduplicate them. */
function same(name: Name) {
  const key = `${name.kind} ${name.id}`;
  const first = known.get(key) ?? name;
  known.set(key, first);
  return first;
}

function inParts(name: string) {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
