import { legal } from "#app/studio/legal.ts";
import type { Span } from "../text/phrases.ts";
import { capCurrency, ownCurrency } from "./currencies.ts";
import { endsWith, type Lexed } from "./lexed.ts";
import { type Billing, freeAtFirst, isListed, type Row } from "./price-list.ts";
import { type Claim, type Clause, type Sentence, sentencesOf } from "./sentences.ts";
import { isFreePeriod, isQuoted, isStatedDuration, isStatedPercentage } from "./stated.server.ts";

/**
 * Returns the claims in a reply that the site doesn't confirm, in the reply's wording: amounts that the price list
 * doesn't give for the sentence's topic, bare numbers that may be prices, and percentages, shares, durations and
 * deadlines that aren't on the site.
 * `questions` are the visitor's, oldest first; they only set the topic.
 */
export function unconfirmedClaims(reply: string, questions: readonly string[] = []): string[] {
  let topic: Topic = { rows: new Set(), billing: "once", months: [] };
  const asked = questions.slice(-TURNS_READ).map((question) => question.slice(-CHARACTERS_READ));
  for (const sentence of asked.flatMap(sentencesOf)) topic = topicAfter(sentence, topic);
  const found = new Set<string>();
  for (const sentence of sentencesOf(reply)) {
    topic = topicAfter(sentence, topic);
    const unstated = sentence.clauses.flatMap((clause) =>
      clause.claims.filter((claim) => !isStated(claim, clause, sentence, topic)),
    );
    // Checked last, because this look-up is the most expensive.
    if (unstated.length === 0 || isQuoted(sentence)) continue;
    for (const claim of unstated) found.add(written(sentence.lexed, claim));
  }
  return [...found];
}

const TURNS_READ = 4;
const CHARACTERS_READ = 2000;
const MOST_MONTHS = 4;

/** The subject of a conversation, carried from sentence to sentence. Without rows, any row's amount counts. */
type Topic = { rows: ReadonlySet<Row>; billing: Billing; months: readonly number[] };

function topicAfter({ clauses, marks, named }: Sentence, before: Topic): Topic {
  const months = clauses.flatMap(({ claims }) => claims.flatMap((claim) => monthsOf(claim) ?? []));
  const billing = clauses.flatMap(({ billings }) => [...billings]).at(-1);
  return {
    rows: named.size > 0 || marks.has("general") ? named : before.rows,
    billing: billing ?? before.billing,
    months: months.length > 0 ? months.slice(0, MOST_MONTHS) : before.months,
  };
}

function monthsOf(claim: Claim) {
  if (claim.kind === "year") return claim.value * 12;
  return claim.kind === "month" ? claim.value : null;
}

function isStated(claim: Claim, clause: Clause, sentence: Sentence, topic: Topic) {
  const rows = clause.about.size > 0 ? clause.about : topic.rows;
  switch (claim.kind) {
    case "promise":
      return false;
    case "free":
      return clause.about.size === 0 || isFreeAtFirst(sentence);
    case "percent":
      return sentence.named.size === 0 && isStatedPercentage(claim.value);
    case "amount":
      return isStatedAmount(claim, rows, clause, sentence, topic);
    default:
      return isPeriod(claim, sentence.lexed) || isStatedDuration(claim.value, claim.kind, clause, rows);
  }
}

function isStatedAmount(
  { currency, value }: Claim & { kind: "amount" },
  rows: ReadonlySet<Row>,
  clause: Clause,
  { billings, marks, named }: Sentence,
  topic: Topic,
) {
  if (currency === capCurrency && value === legal.liabilityCap.amount && named.size === 0) return true;
  if (currency !== null && currency !== ownCurrency) return false;
  const said = [clause.billings, billings].find(({ size }) => size > 0) ?? ["once" as const, topic.billing];
  return isListed(value, rows, {
    billings: said,
    months: topic.months,
    isDifference: marks.has("difference"),
  });
}

/** "Over 12 months" isn't a deadline. The upper end of a range is two tokens later, as in "over 6-12 months". */
function isPeriod(claim: Claim, lexed: Lexed) {
  const isAfter = endsWith(lexed, claim.start, "period") || endsWith(lexed, claim.start - 2, "period");
  return monthsOf(claim) !== null && isAfter;
}

function isFreeAtFirst({ clauses, marks, named }: Sentence) {
  if (![...named].some((row) => freeAtFirst.has(row))) return false;
  if (marks.has("freePeriod")) return true;
  return clauses.some(({ claims }) =>
    claims.some((claim) => claim.kind === "month" && isFreePeriod(claim.value, "month")),
  );
}

/** Returns a claim as written in the text, including the closing bracket in "777 (GBP)". */
function written({ text, tokens }: Lexed, { start, end }: Span) {
  const from = tokens[start]?.from ?? 0;
  const claim = text.slice(from, tokens[end - 1]?.to);
  return claim.includes("(") && tokens[end]?.text === ")" ? text.slice(from, tokens[end].to) : claim;
}
