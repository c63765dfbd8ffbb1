import { defaultLocale } from "#app/i18n/locales.ts";
import { type PriceId, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { languages } from "#locales/languages.server.ts";
import type { Name } from "./text/names.ts";
import type { Topic } from "./topics.ts";

/** The state of a conversation, carried from message to message. */
export type Memory = {
  readonly topic: Topic | null;
  /** rows of the price list that the latest question about rows named */
  readonly rows: readonly PriceId[];
  /** rows offered as choices but not chosen yet */
  readonly candidates: readonly PriceId[];
  /** latest rows and projects, in order, to resolve "the second one" and "both" */
  readonly listed: readonly Name[];
};

export const emptyMemory: Memory = { topic: null, rows: [], candidates: [], listed: [] };

export type Question = {
  readonly topic: Topic;
  /** rows that the answer may show */
  readonly rows: readonly PriceId[];
  readonly names: readonly Name[];
  readonly months: number | null;
  /** rows to offer prices for after an answer that isn't about prices */
  readonly related: readonly PriceId[];
  /** rows to choose from before an amount is shown */
  readonly candidates: readonly PriceId[];
  /** the row was described, not named */
  readonly isDescribed: boolean;
  /** topics to choose from before an answer is given */
  readonly unsure: readonly Topic[];
};

export function questionFor(topic: Topic, more: Partial<Question> = {}): Question {
  return {
    topic,
    rows: [],
    names: [],
    months: null,
    related: [],
    candidates: [],
    isDescribed: false,
    unsure: [],
    ...more,
  };
}

/** Whether a question can be answered without a clarifying question. */
export function isSure({ candidates, unsure }: Question) {
  return candidates.length === 0 && unsure.length === 0;
}

export function remember(before: Memory, { candidates, names, related, rows, topic }: Question): Memory {
  const own = rows.length > 0 ? rows : related;
  const subject = own.length > 0 || before.rows.length > 0 || candidates.length > 0 ? own : rowsStated(topic);
  const shown = names.filter(({ kind }) => kind === "project");
  const all = projects.map(({ id }): Name => ({ kind: "project", id }));
  const news: readonly Name[] = [
    ...[...subject, ...candidates].map((id): Name => ({ kind: "row", id })),
    ...(topic === "projects" && shown.length === 0 ? all : shown),
  ];
  const isNew = (name: Name) => !news.some(({ id }) => id === name.id);
  // A list of choices replaces the listed names, whereas rows shown one after another accumulate.
  const isList = candidates.length > 0 || topic === "projects";
  return {
    topic,
    rows: candidates.length > 0 ? [] : subject.length > 0 ? subject : before.rows,
    candidates: subject.length > 0 ? [] : candidates.length > 0 ? candidates : before.candidates,
    listed: isList ? news : [...before.listed.filter(isNew), ...news].slice(-MOST_LISTED),
  };
}

const MOST_LISTED = 4;

/** Returns the rows with prices in a topic's written answer. */
function rowsStated(topic: Topic): PriceId[] {
  const { answer } = languages[defaultLocale].copy.answerer.topics[topic];
  return prices.flatMap(({ id }) => (answer.includes(`{{${id}Price}}`) ? [id] : []));
}
