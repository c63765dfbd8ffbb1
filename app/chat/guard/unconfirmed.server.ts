import { studio } from "#app/studio/company.ts";
import { monthsOf } from "../text/durations.ts";
import { endsBefore, phraseFinder, type Span } from "../text/phrases.ts";
import { type Quantity, quantitiesIn } from "../text/quantities.ts";
import { type Token, tokensOf } from "../text/tokens.ts";
import { inAllLanguages } from "../text/vocabulary.ts";
import { billingReader } from "./billing.ts";
import { type Clause, type Sentence, sentencesIn } from "./clauses.ts";
import { type Billing, type Derived, isLiabilityCap, isListed, type Row } from "./listed.ts";
import { isQuoted, isStatedLength, isStatedPercentage } from "./stated.server.ts";

/**
 * What a reply claims and nothing on the site bears out, as it is written there: amounts that the price list does
 * not hold for what the sentence is about, percentages, shares and lengths of time that the site states nowhere.
 * `questions` is what the visitor has asked, the oldest first.
 *
 * What an amount is the amount of: the rows that its own clause names, else those named just before in the
 * sentence, else after it, else what was spoken of last, in the reply or by the visitor. Where nobody has named
 * anything, or the sentence speaks of prices in general, any row will do. Whether it is paid once or by the month
 * is found in the same way; an amount of which nothing says so is paid once, or as was spoken of last.
 */
export function unconfirmedClaims(reply: string, questions: readonly string[] = []): string[] {
  let topic: Topic = { rows: new Set(), billing: "once", months: [] };
  for (const question of questions) topic = read(question, topic).topic;
  return read(reply, topic).unconfirmed;
}

/** What is spoken of; it holds until something else is. */
type Topic = { rows: ReadonlySet<Row>; billing: Billing; months: readonly number[] };

function read(text: string, before: Topic) {
  const tokens = tokensOf(text);
  const quantities = quantitiesIn(text, tokens);
  const billing = billingReader(tokens, quantities);
  const differences = new Set(findDifference(tokens).map(({ start }) => start));
  const general = new Set(findGeneral(tokens).map(({ start }) => start));
  const claims = sharesIn(tokens);
  let topic = before;
  for (const sentence of sentencesIn(tokens, quantities)) {
    const isGeneral = sentence.named.size === 0 && hasWithin(general, sentence);
    topic = {
      rows: sentence.named.size > 0 || isGeneral ? sentence.named : topic.rows,
      billing: billing.lastIn(sentence) ?? topic.billing,
      months: firstNotEmpty(monthsIn(sentence), topic.months),
    };
    const isDifference = hasWithin(differences, sentence);
    const derived = { months: topic.months, counts: sentence.counts, isDifference };
    for (const clause of isQuoted(tokens, sentence) ? [] : sentence.clauses) {
      const context = { clause, sentence, topic, tokens, derived };
      for (const quantity of clause.quantities) {
        const paid = billing.of(quantity, clause, sentence);
        if (!isBorneOut(quantity, paid, context)) claims.push(quantity);
      }
    }
  }
  return { topic, unconfirmed: [...new Set(claims.map((claim) => written(text, tokens, claim)))] };
}

type Context = {
  clause: Clause;
  sentence: Sentence;
  topic: Topic;
  tokens: readonly Token[];
  derived: Derived;
};

function isBorneOut(
  quantity: Quantity,
  paid: Billing | undefined,
  { clause, sentence, topic, tokens, derived }: Context,
) {
  const { value, kind } = quantity;
  const rows = clause.about.size > 0 ? clause.about : topic.rows;
  if (kind === "percent") return sentence.named.size === 0 && isStatedPercentage(value);
  // "over 12 months" is no promise of when something is done.
  if (kind === "duration" && monthsOf(quantity) && isPeriod(tokens, quantity)) return true;
  if (kind === "duration") return isStatedLength(quantity, clause.named, rows);
  if (quantity.currency !== studio.currency) return sentence.named.size === 0 && isLiabilityCap(quantity);
  const billings = paid ? [paid] : (["once", topic.billing] as const);
  return billings.some((billing) => isListed(value, rows, billing, derived));
}

/** Before its first end, where it is the second of a range. */
function isPeriod(tokens: readonly Token[], { start }: Span) {
  return endsPeriod(tokens, start) || endsPeriod(tokens, start - 2);
}

function monthsIn({ clauses }: Sentence) {
  const quantities = clauses.flatMap((clause) => clause.quantities);
  const months = quantities.flatMap((quantity) =>
    quantity.kind === "duration" ? (monthsOf(quantity) ?? []) : [],
  );
  // Nobody compares more at once, and each is tried with each row.
  return months.slice(0, 4);
}

function firstNotEmpty<T>(list: readonly T[], other: readonly T[]) {
  return list.length > 0 ? list : other;
}

function hasWithin(places: ReadonlySet<number>, { start, end }: Span) {
  for (let at = start; at < end; at++) if (places.has(at)) return true;
  return false;
}

/** "half upfront": a share of a price without a figure. */
function sharesIn(tokens: readonly Token[]): Span[] {
  const wholes = new Set(findWhole(tokens).map(({ start }) => start));
  return findPart(tokens).filter(({ start, end }) => hasWithin(wholes, { start: start - 4, end: end + 4 }));
}

/** As it stands in the text, with a bracket that it opens. */
function written(text: string, tokens: readonly Token[], { start, end }: Span) {
  const from = tokens[start]?.from ?? 0;
  const to = tokens[end - 1]?.to ?? from;
  const claim = text.slice(from, to);
  return claim.includes("(") && tokens[end]?.text === ")" ? text.slice(from, tokens[end].to) : claim;
}

const findGeneral = phraseFinder([[inAllLanguages(({ priceList }) => priceList), true]]);
const findDifference = phraseFinder([[inAllLanguages(({ difference }) => difference), true]]);
const findPart = phraseFinder([[inAllLanguages(({ part }) => part), true]]);
const findWhole = phraseFinder([[inAllLanguages(({ partOf }) => partOf), true]]);
const endsPeriod = endsBefore(inAllLanguages(({ period }) => period));
