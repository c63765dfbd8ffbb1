import { timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatList } from "#app/i18n/format.server.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { ServiceId } from "#app/studio/services.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { namedRowsIn } from "./rows.ts";

/** How long it takes, and when it can begin. */
export const timelineAnswers = {
  time: timeOf,
  "time-all": (_, copy) => [copy.contactFaq("time-all", "timelines")],
  rush: (_, copy) => [copy.contactFaq("time-all", "timelines"), copy.goodToKnow("start", "start")],
  start: (_, copy) => [copy.goodToKnow("start", "start")],
} satisfies Partial<Answers<Topic>>;

/** Of each row its service's timeline, where that is the row's too; the date of any other is in its quote. */
function timeOf(ask: Ask, copy: AnswerCopy): Fact[] {
  const rows = namedRowsIn(ask);
  const all = copy.contactFaq("time-all", "timelines");
  const asked = ask.products.flatMap((product) => (product.kind === "service" ? product.id : []));
  const services = new Set([...asked, ...rows.flatMap((row) => timed[row] ?? untimed(row) ?? [])]);
  if (rows.length === 0 && services.size === 0) return [all];
  const names = rows
    .filter((row) => !timed[row] && !untimed(row))
    .map((row) => copy.services.pricing.rows[row]);
  // What has no timeline of its own is told those that there are.
  const text =
    services.size === 0
      ? all.text
      : formatLabelled(copy.locale, formatList(copy.locale, names), lastSentenceOf(all.text));
  // How long it takes is asked by who wants to know when it is there.
  const dated = [...services].find((id) => id === "frontend" || id === "fullstack");
  return [
    ...[...services].map((id) => timeline(id, copy)),
    ...(names.length > 0 ? [{ ...all, text }] : []),
    ...(dated ? [{ ...copy.goodToKnow("time", "start"), id: `time.${dated}` }] : []),
  ];
}

/** After the timelines of others: that a project's date is in its quote. */
function lastSentenceOf(text: string) {
  return text.split(/(?<=[.!?])\s+/u).at(-1) ?? text;
}

/** The services whose timeline is said, by the row that it is the timeline of. */
const timed: Partial<Record<PriceId, ServiceId>> = {
  landingPage: "frontend",
  mvp: "fullstack",
  saasPrototype: "fullstack",
};

/** What is not sold by a timeline of its own says how its date is set. */
function untimed(row: PriceId): ServiceId | undefined {
  const { service } = priceRow(row);
  return service === "security" || service === "support" ? service : undefined;
}

function timeline(id: ServiceId, copy: AnswerCopy): Fact {
  // "Set with you once we have seen the code" says nothing without what it is of.
  const { title } = copy.services.cards[id];
  const text = timeText(id, copy);
  return fact(
    "time",
    id === "security" || id === "support" ? formatLabelled(copy.locale, title, text) : text,
    copy.on.service(id),
    id,
  );
}

/** A service's timeline as its card says it. */
export function timeText(id: ServiceId, { locale, services }: AnswerCopy) {
  return `${fill(services.cards[id].timeline, timelineOf(id, locale))}.`;
}
