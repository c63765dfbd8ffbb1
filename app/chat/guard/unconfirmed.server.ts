import { legal } from "#app/studio/legal.ts";
import { type Billing, isListed, type Row } from "./listed.ts";
import { endsLimit, type Quantity, readSource, type Source } from "./quantities.ts";
import { type Claim, type Sentence, sentencesIn } from "./sentences.ts";
import { freeRows, isFreePeriod, isQuoted, isStatedLength, isStatedPercentage } from "./stated.server.ts";

/**
 * What a reply claims and the site doesn't bear out, as it is written there: amounts that the price list doesn't hold
 * for what the sentence is about, percentages, shares, lengths of time and deadlines that the site states nowhere.
 * `questions` are the visitor's, the oldest first; they are read for their topic only.
 *
 * An amount belongs to the rows that its clause names, else those just before in the sentence, else after it, else
 * the topic's. Where nothing was named, or the sentence speaks of prices in general, any row will do. Whether it is
 * paid once or by the month is found in the same way.
 */
export function unconfirmedClaims(reply: string, questions: readonly string[] = []): string[] {
  let topic: Topic = { rows: new Set(), billing: "once", months: [] };
  for (const question of questions.slice(-TURNS_READ)) {
    for (const sentence of sentencesIn(readSource(question.slice(-CHARACTERS_READ))))
      topic = topicAfter(sentence, topic);
  }
  const source = readSource(reply);
  const found = new Set<string>();
  for (const sentence of sentencesIn(source)) {
    topic = topicAfter(sentence, topic);
    const spans = [...sharesAndPromises(source, sentence), ...freeThings(sentence)];
    for (const claim of sentence.claims)
      if (!isBorneOut(source, claim, sentence, topic)) spans.push(claim.quantity);
    // The costlier look-up comes last.
    if (spans.length === 0 || isQuoted(source, sentence)) continue;
    for (const span of spans.toSorted((a, b) => a.start - b.start)) found.add(written(source, span));
  }
  return [...found];
}

const TURNS_READ = 4;
const CHARACTERS_READ = 2000;
const MOST_MONTHS = 4;

/** What is spoken of; it holds until something else is. */
type Topic = { rows: ReadonlySet<Row>; billing: Billing; months: readonly number[] };
type Span = { start: number; end: number };

function topicAfter({ named, marked, claims }: Sentence, before: Topic): Topic {
  const isGeneral = marked.some(({ mark }) => mark === "general");
  const way = marked.findLast(({ mark }) => mark === "monthly" || mark === "once");
  const months = claims.flatMap(({ quantity }) => monthsOf(quantity) ?? []).slice(0, MOST_MONTHS);
  return {
    rows: named.size > 0 || isGeneral ? named : before.rows,
    billing: (way?.mark as Billing | undefined) ?? before.billing,
    months: months.length > 0 ? months : before.months,
  };
}

function monthsOf({ kind, value }: Quantity) {
  return kind === "year" ? value * 12 : kind === "month" ? value : null;
}

function isBorneOut(source: Source, { quantity, clause, paid }: Claim, sentence: Sentence, topic: Topic) {
  const { kind, value, start } = quantity;
  const rows = clause.about.size > 0 ? clause.about : topic.rows;
  if (kind === "percent") return sentence.named.size === 0 && isStatedPercentage(value);
  if (kind === "cap" && value === legal.liabilityCap.amount && sentence.named.size === 0) return true;
  if (kind === "own" || kind === "bare") {
    if (kind === "bare" && rows.size === 0) return true;
    const isDifference = sentence.marked.some(({ mark }) => mark === "difference");
    const billings = paid ? [paid] : new Set(["once", topic.billing] as const);
    return [...billings].some((billing) =>
      isListed(value, rows, { billing, months: topic.months, isDifference, freeRows }),
    );
  }
  if (kind === "cap" || kind === "other") return false;
  // "over 12 months" doesn't promise when something is done; the second end of a range stands two tokens on.
  const isPeriod = endsLimit(source, start, "period") || endsLimit(source, start - 2, "period");
  return (isPeriod && monthsOf(quantity) !== null) || isStatedLength({ value, kind }, clause.named, rows);
}

/** "half upfront", "ready by Friday", "lifetime warranty" */
function sharesAndPromises({ tokens }: Source, { marked }: Sentence): Span[] {
  return marked.filter(({ mark, start, end }, index) => {
    const near = (other: string, most: number) =>
      marked
        .slice(Math.max(0, index - 3), index + 4)
        .some((one) => one.mark === other && one.start <= end + most && one.end >= start - most);
    const isNamedAfter = () =>
      marked
        .slice(Math.max(0, index - 3), index)
        .some((one) => one.mark === "by" && one.end <= start && one.end >= start - 2);
    return (
      mark === "promise" ||
      (mark === "part" && near("partOf", 3)) ||
      (mark === "day" && tokens[start] && isNamedAfter())
    );
  });
}

/** What is called free beside a row, besides the first while of what is free then. */
function freeThings({ marked, claims, named }: Sentence): Span[] {
  const free = marked.filter(({ mark }) => mark === "free");
  if (free.length === 0) return [];
  const isAtFirst =
    [...named].some((row) => freeRows.has(row)) &&
    (marked.some(({ mark }) => mark === "freePeriod") ||
      claims.some(({ quantity: { kind, value } }) => kind === "month" && isFreePeriod({ kind, value })));
  return isAtFirst ? [] : free.filter(({ clause }) => clause.about.size > 0);
}

/** As it stands in the text, with a bracket that it opens. */
function written({ text, tokens }: Source, { start, end }: Span) {
  const from = tokens[start]?.from ?? 0;
  const claim = text.slice(from, tokens[end - 1]?.to);
  return claim.includes("(") && tokens[end]?.text === ")" ? text.slice(from, tokens[end].to) : claim;
}
