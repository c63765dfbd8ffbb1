import type { Span } from "../text/phrases.ts";
import { endsWith, type Lexed, lex, monthlyEnd, type Phrase, startsWith } from "./lexed.ts";
import type { Billing, Row } from "./price-list.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Mark } from "./words/guard-words.ts";

/** A quantity, a promise without a figure ("half upfront", "by Friday"), or a word that means "free". */
export type Claim = Quantity | (Span & ({ readonly kind: "promise" } | { readonly kind: "free" }));

/** A part of a sentence: "an MVP costs €4,000", "or a landing page 300". */
export type Clause = {
  readonly claims: Claim[];
  readonly named: Set<Row>;
  /** rows that the amounts belong to: named in the clause, or else carried over from the clauses before */
  about: ReadonlySet<Row>;
  readonly billings: Set<Billing>;
  /** whether a billing period such as "a month" follows the amount, so that the next amount starts a new clause */
  isBilled: boolean;
};

export type Sentence = {
  readonly lexed: Lexed;
  readonly start: number;
  end: number;
  readonly clauses: Clause[];
  readonly marks: Set<Mark>;
  readonly named: Set<Row>;
  /** ways of billing named before the first figure; they apply to clauses that name none */
  readonly billings: Set<Billing>;
  hasFigure: boolean;
};

/** Splits a text into sentences. A line break ends a sentence; names and figures are never split. */
export function sentencesOf(text: string): Sentence[] {
  const lexed = lex(text);
  const { tokens, startingAt } = lexed;
  const quantities = quantitiesIn(lexed);
  let sentence = newSentence(lexed, 0);
  let clause = newClause(sentence);
  const sentences = [sentence];
  for (let at = 0, next = 0; at < tokens.length; at = sentence.end) {
    if (startsSentence(lexed, at, quantities[next - 1]?.end === at)) {
      sentence = newSentence(lexed, at);
      clause = newClause(sentence);
      sentences.push(sentence);
    }
    const quantity = quantities[next];
    if (quantity?.start === at) {
      if (clause.isBilled) clause = newClause(sentence);
      clause.claims.push(quantity);
      sentence.hasFigure = true;
      sentence.end = quantity.end;
      next++;
      continue;
    }
    const phrase = startingAt[at];
    const monthly = monthlyEnd(lexed, at);
    const isJoin = phrase?.meaning.marks.has("and") && clause.claims.length > 0;
    if (phrase) addPhrase(phrase, sentence, clause);
    if (monthly) addBilling("monthly", sentence, clause);
    if (isJoin || (!monthly && breaks.has(tokens[at]?.text ?? ""))) clause = newClause(sentence);
    sentence.end = Math.min(monthly ?? phrase?.end ?? at + 1, quantity?.start ?? tokens.length);
  }
  for (const { clauses } of sentences) carryNames(clauses);
  return sentences;
}

function newSentence(lexed: Lexed, start: number): Sentence {
  const sets = { marks: new Set<Mark>(), named: new Set<Row>(), billings: new Set<Billing>() };
  return { lexed, start, end: start, clauses: [], hasFigure: false, ...sets };
}

function newClause({ clauses }: Sentence): Clause {
  const sets = { named: new Set<Row>(), about: new Set<Row>(), billings: new Set<Billing>() };
  const clause: Clause = { claims: [], isBilled: false, ...sets };
  clauses.push(clause);
  return clause;
}

function addPhrase({ start, end, meaning: { marks, rows } }: Phrase, sentence: Sentence, clause: Clause) {
  for (const mark of marks) sentence.marks.add(mark);
  if (marks.has("once")) addBilling("once", sentence, clause);
  if (marks.has("free")) clause.claims.push({ start, end, kind: "free" });
  if (isPromise(sentence.lexed, start, end, marks)) clause.claims.push({ start, end, kind: "promise" });
  if (marks.has("none")) return;
  for (const row of rows) {
    clause.named.add(row);
    sentence.named.add(row);
  }
}

function addBilling(billing: Billing, { billings, hasFigure }: Sentence, clause: Clause) {
  clause.billings.add(billing);
  clause.isBilled ||= clause.claims.length > 0;
  if (!hasFigure) billings.add(billing);
}

/** Whether a phrase promises something without a figure: "half upfront", "ready by Friday", "lifetime warranty". */
function isPromise(lexed: Lexed, start: number, end: number, marks: ReadonlySet<Mark>) {
  const isBeside = (mark: Mark, before: number, after: number) => {
    for (let at = Math.max(0, start - before); at <= end + after; at++)
      if (startsWith(lexed, at, mark) || endsWith(lexed, at, mark)) return true;
    return false;
  };
  if (marks.has("part") && isBeside("partOf", 3, 3)) return true;
  return marks.has("promise") || (marks.has("day") && isBeside("by", 2, -1));
}

/** Carries rows over to clauses that name none: "for a landing page, for an MVP, €300 or 4,000". */
function carryNames(clauses: readonly Clause[]) {
  let carried: ReadonlySet<Row> = new Set();
  let isSpent = false;
  for (const clause of clauses) {
    if (clause.named.size > 0) {
      carried = isSpent ? clause.named : new Set([...carried, ...clause.named]);
      isSpent = false;
    }
    clause.about = clause.named.size > 0 ? clause.named : carried;
    isSpent ||= clause.claims.length > 0;
  }
}

/** After an amount such as "12 kr.", the full stop may belong to the unit, so the token must be capitalized. */
function startsSentence({ text, tokens }: Lexed, at: number, isAfterAmount: boolean) {
  const token = tokens[at];
  if (at === 0 || !token?.gap) return false;
  if (token.gap === "\n") return true;
  const last = closers.has(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  if (!enders.has(tokens[last]?.text ?? "")) return false;
  return !isAfterAmount || /^\p{Lu}/u.test(text.slice(token.from, token.to));
}

const breaks = new Set("，,;|/");
const enders = new Set("!.?…。");
const closers = new Set("”»\"’)*'");
