import { type PriceId, prices } from "#app/studio/prices.ts";
import { type ProjectId, projects } from "#app/studio/projects.ts";
import { type ServiceId, services } from "#app/studio/services.ts";
import { type ToolId, techStack } from "#app/studio/tech-stack.ts";
import { type TestimonialId, testimonials } from "#app/studio/testimonials.ts";
import type { Copy } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import { type Found, phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { inAllLanguages, type Words, wordTables } from "../words/index.ts";

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

const tools = techStack.flatMap((group): { id: ToolId; name: string }[] => [...group.tools]);
const find = phraseFinder<Name | "ignored">(names());
const findKeywords = phraseFinder<Name>(keywords());

function* names(): Generator<[string, Name | "ignored"]> {
  const inWords = (pick: (names: Words["names"]) => string | undefined) =>
    inAllLanguages(({ names }) => pick(names) ?? "");
  yield [inWords(({ ignored }) => ignored), "ignored"];
  for (const { id } of prices) {
    const titles = inCopies(({ services }) => services.pricing.rows[id]);
    yield [`${inWords(({ rows }) => rows[id])},${titles}`, { kind: "row", id }];
  }
  for (const id of new Set(wordTables.flatMap(({ names }) => Object.keys(names.loose))))
    yield [inWords(({ loose }) => loose[id]), { kind: "loose", id }];
  for (const { id } of services) {
    const titles = inCopies(({ services }) => services.cards[id].title);
    yield [`${inWords(({ services }) => services[id])},${titles}`, { kind: "service", id }];
  }
  // A project's name as written and as separate words: "cyberTemp", "cyber temp".
  for (const { id, name } of projects) {
    const titles = inCopies(({ projects }) => projects.items[id].title);
    const phrases = [inWords(({ projects }) => projects[id]), titles, name, inParts(name)].join(",");
    yield [phrases, { kind: "project", id }];
  }
  for (const { id, name } of tools)
    yield [`${inWords(({ tools }) => tools[id])},${name}`, { kind: "tool", id }];
  yield [inWords(({ otherTools }) => otherTools), { kind: "otherTool", id: "" }];
  yield [inWords(({ nda }) => nda), { kind: "nda", id: "" }];
}

function* keywords(): Generator<[string, Name]> {
  const phrasesFor = (list: string, id: string) =>
    inCopies(({ answerer }) => {
      const lists: Record<string, Partial<Record<string, string>>> = answerer.keywords;
      return lists[list]?.[id] ?? "";
    });
  for (const { id } of projects) yield [phrasesFor("projects", id), { kind: "project", id }];
  for (const { id } of testimonials) yield [phrasesFor("testimonials", id), { kind: "testimonial", id }];
  for (const { id: group, tools } of techStack)
    for (const { id } of tools) yield [phrasesFor("tools", group), { kind: "tool", id }];
}

function inCopies(pick: (copy: Copy) => string) {
  return Object.values(languages)
    .map(({ copy }) => pick(copy))
    .join(",");
}

function inParts(name: string) {
  return name.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
