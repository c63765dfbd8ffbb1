import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatList, timeOf } from "#app/i18n/format.server.ts";
import { type Locale, prefixes } from "#app/i18n/locales.ts";
import { hasPage } from "#app/pages.ts";
import { prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { featuredTestimonials, testimonials } from "#app/studio/testimonials.ts";
import { languages } from "#locales/languages.server.ts";
import {
  cheapestRows,
  comparisonText,
  estimateText,
  firstRows,
  includedText,
  priceLine,
  priceLines,
} from "./price-answers.server.ts";
import type { Question } from "./state.ts";
import type { Topic } from "./topics.ts";

/** Returns the answer to one question: a text from `locales/<code>/answerer.json`, or one composed from facts. */
export function answerText(question: Question, locale: Locale): string {
  const { unsure, topics } = copyIn(locale, "answerer");
  if (question.candidates.length > 0) return unsure.which;
  if (question.unsure.length > 0) return unsure.topic;
  const text = composed[question.topic]?.(question, locale) ?? topics[question.topic].answer;
  const [row, more] = question.rows;
  if (question.isDescribed && question.topic === "price" && row && !more) return priceLine(row, locale, true);
  return question.isDescribed ? `${unsure.described}\n${text}` : text;
}

/** Composes an answer from facts; null if the written answer needs none. */
type Compose = (question: Question, locale: Locale) => string | null;

const composed: Partial<Record<Topic, Compose>> = {
  price: ({ rows }, locale) =>
    rows.length > 0 ? priceLines(rows, locale) : written("price", locale, priceLines(firstRows(), locale)),
  "price-list": (_, locale) => written("price-list", locale, priceLines(firstRows(), locale)),
  cheapest: (_, locale) => written("cheapest", locale, priceLines(cheapestRows(), locale)),
  "too-expensive": (_, locale) => written("too-expensive", locale, priceLines(cheapestRows(), locale)),
  estimate: (question, locale) => (question.rows.length > 0 ? estimateText(question, locale) : null),
  budget: (question, locale) =>
    question.rows.length > 0
      ? estimateText(question, locale)
      : written("budget", locale, priceLines(firstRows(), locale)),
  compare: (question, locale) => {
    const [row, more] = question.rows;
    if (more) return estimateText(question, locale);
    return row ? comparisonText(row, question.months, locale) : null;
  },
  includes: ({ rows }, locale) =>
    rows.length > 0 ? rows.map((row) => includedText(row, locale)).join("\n") : null,
  time: ({ rows }, locale) => written("time", locale, "", timelines(rows, locale)),
  projects: ({ names }, locale) => projectText(names, locale) ?? written("projects", locale, byKind(locale)),
  project: ({ names }, locale) => projectText(names, locale),
  ai: ({ names }, locale) => written("ai", locale, projectText(names, locale) ?? ""),
  references: ({ names }, locale) =>
    quotes(names, locale) || written("references", locale, quotes(featuredTestimonials.slice(0, 1), locale)),
  industries: ({ names }, locale) => quotes(names, locale) || projectText(names, locale),
  stack: ({ names }, locale) => toolText(names, locale) ?? written("stack", locale, toolsByGroup(locale)),
  "switch-language": (_, locale) =>
    written(
      "switch-language",
      locale,
      prefixes.map((code) => `[${languages[code].name}](/${code}/chat)`).join(" · "),
    ),
};

function written(topic: Topic, locale: Locale, after = "", before = "") {
  const { answer } = copyIn(locale, "answerer").topics[topic];
  return [before, answer, after].filter(Boolean).join("\n");
}

function timelines(rows: Question["rows"], locale: Locale) {
  const wanted = rows.length > 0 ? rows : prices.map(({ id }) => id);
  const names = copyIn(locale, "services").pricing.rows;
  const timed = wanted.filter((row) => timeOf(locale, row));
  return timed
    .map((row) => formatLabelled(locale, names[row], timeOf(locale, row)))
    .map((line) => (timed.length > 1 ? `- ${line}` : `${line}.`))
    .join("\n");
}

function projectText(names: Question["names"], locale: Locale) {
  const { items } = copyIn(locale, "projects");
  const found = projects.filter(({ id }) => names.some((name) => name.id === id));
  if (found.length === 0) return null;
  const states = copyIn(locale, "answerer").projects;
  const textOf = ({ id, name, status, tags, url }: (typeof projects)[number]) =>
    fill(`${formatLabelled(locale, name, items[id].description)} ${states[status]}`, {
      tools: formatList(locale, tags),
      url: String(url),
    });
  return found.map(textOf).join("\n");
}

function byKind(locale: Locale) {
  const { kinds } = copyIn(locale, "projects");
  return [...Map.groupBy(projects, ({ kind }) => kind)]
    .map(([kind, own]) => listed(locale, kinds[kind], own))
    .join("\n");
}

function toolsByGroup(locale: Locale) {
  const { groups } = copyIn(locale, "techStack");
  // A studio that leaves out the page hasn't written the titles.
  const titleOf = (id: keyof typeof groups) => (hasPage("techStack") ? groups[id].title : null);
  return techStack.map(({ id, tools }) => listed(locale, titleOf(id), tools)).join("\n");
}

function listed(locale: Locale, label: string | null, named: readonly { name: string }[]) {
  const names = named.map(({ name }) => name);
  const list = formatList(locale, names);
  return `- ${label === null ? list : formatLabelled(locale, label, list)}`;
}

/** A site without the page may not have asked the authors. */
const shown = hasPage("testimonials") ? testimonials : [];

/** Returns what the named clients wrote, at most two of them. */
function quotes(names: readonly { id: string }[], locale: Locale) {
  const found = shown.filter(({ id }) => names.some((name) => name.id === id)).slice(0, 2);
  const { items } = copyIn(locale, "testimonials");
  const textOf = ({ id, author, company }: (typeof testimonials)[number]) =>
    fill(copyIn(locale, "answerer").quote, { author, company, ...items[id] });
  return found.map(textOf).join("\n\n");
}

function toolText(names: Question["names"], locale: Locale) {
  const { known, unknown } = copyIn(locale, "answerer").tools;
  const all = techStack.flatMap((group): { id: string; name: string }[] => [...group.tools]);
  const named = all.filter(({ id }) => names.some((name) => name.kind === "tool" && name.id === id));
  const tools = named.map(({ name }) => name);
  if (tools.length > 0) return fill(known, { tools: formatList(locale, tools) });
  return names.some(({ kind }) => kind === "otherTool") ? unknown : null;
}
