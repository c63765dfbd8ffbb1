import { defaultLocale } from "#app/i18n/locales.ts";
import type { Choice } from "#app/studio/estimate.ts";
import { type PriceId, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { languages } from "#locales/languages.server.ts";
import type { Name } from "./text/names.ts";
import type { Topic } from "./topics.ts";

/** What a conversation is about. Each message of the visitor changes some of it. */
export type State = {
  readonly topic: Topic | null;
  /** rows of the price list that the latest question about rows named */
  readonly rows: readonly PriceId[];
  /** how many of each row, and paid once or by the month, for all rows named so far */
  readonly orders: readonly Choice[];
  readonly months: number | null;
  /** latest rows (perhaps only offered as choices) and projects, in order, to resolve "the second one" and "both" */
  readonly listed: readonly Name[];
};

/** What a message asks. An answer may show its `rows`. */
export type Question = Pick<State, "rows" | "orders" | "months"> & {
  readonly topic: Topic;
  readonly names: readonly Name[];
  /** rows to offer prices for after an answer that isn't about prices */
  readonly related: readonly PriceId[];
  /** rows to choose from before an amount is shown */
  readonly candidates: readonly PriceId[];
  /** the row was described, not named */
  readonly isDescribed: boolean;
  /** topics to choose from before an answer is given */
  readonly unsure: readonly Topic[];
};

export const emptyState: State = { topic: null, rows: [], orders: [], months: null, listed: [] };

export function questionFor(topic: Topic, more: Partial<Question> = {}): Question {
  return {
    topic,
    rows: [],
    orders: [],
    months: null,
    names: [],
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

export function nextState(before: State, question: Question): State {
  const { candidates, months, names, orders, related, rows, topic } = question;
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
    orders,
    months,
    listed: isList ? news : [...before.listed.filter(isNew), ...news].slice(-MOST_LISTED),
  };
}

const MOST_LISTED = 4;

/** Returns the rows with prices in a topic's written answer. */
function rowsStated(topic: Topic): PriceId[] {
  const { answer } = languages[defaultLocale].copy.answerer.topics[topic];
  return prices.flatMap(({ id }) => (answer.includes(`{{${id}Price}}`) ? [id] : []));
}
