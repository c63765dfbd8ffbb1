import type { Billing, Row } from "./listed.ts";
import type { Quantity, Source } from "./quantities.ts";

/** A quantity in its clause: "an MVP costs €4,000", "a landing page 300". */
export type Claim = { quantity: Quantity; clause: Clause; paid: Billing | undefined };
type Clause = {
  /** the rows that it names */
  named: Set<Row>;
  /** what its amounts are amounts of: these, else what the sentence names just before, else after */
  about: ReadonlySet<Row>;
  claims: Claim[];
};
/** A phrase with one of the marks below, in its clause. */
export type Marked = { mark: string; start: number; end: number; clause: Clause };
export type Sentence = {
  start: number;
  end: number;
  named: Set<Row>;
  claims: Claim[];
  marked: Marked[];
  clauses: Clause[];
};

/** A text's sentences; a line is a sentence. Nothing is cut inside of a name or an amount. */
export function sentencesIn(source: Source): Sentence[] {
  const { tokens, meanings, quantities } = source;
  const sentences: Sentence[] = [];
  let sentence = newSentence(0);
  let clause = sentence.clauses[0] as Clause;
  let next = 0;
  for (let at = 0, end = 1; at < tokens.length; at = end) {
    end = at + 1;
    const text = tokens[at]?.text ?? "";
    if (startsSentence(source, at, quantities[next - 1]?.end === at)) {
      sentences.push(finished(sentence, at));
      sentence = newSentence(at);
      clause = sentence.clauses[0] as Clause;
    }
    const quantity = quantities[next];
    const { rows, marks } = meanings[at]?.value ?? nothing;
    if (quantity?.start === at) {
      end = Math.max(end, quantity.end);
      // A range shares its second end's place.
      while (quantities[next] && (quantities[next]?.start ?? end) < end) {
        const claim = { quantity: quantities[next++] as Quantity, clause, paid: undefined };
        clause.claims.push(claim);
        sentence.claims.push(claim);
      }
      continue;
    }
    if (text === "/" && meanings[at + 1]?.value.unit === "month") {
      sentence.marked.push({ mark: "monthly", start: at, end: at + 2, clause });
      end = at + 2;
      continue;
    }
    const isRangeJoin =
      quantity && quantities[next - 1]?.end === at && quantity.start <= (meanings[at]?.end ?? end);
    const isJoin = marks.has("and") && clause.claims.length > 0 && !isRangeJoin;
    if (rows.size > 0 && !marks.has("none")) for (const row of rows) clause.named.add(row);
    for (const mark of marks)
      if (kept.has(mark)) sentence.marked.push({ mark, start: at, end: meanings[at]?.end ?? end, clause });
    if (rows.size > 0 || [...marks].some((mark) => kept.has(mark) || mark === "none"))
      end = meanings[at]?.end ?? end;
    if (isJoin || breaks.has(text)) {
      clause = newClause();
      sentence.clauses.push(clause);
    }
  }
  sentences.push(finished(sentence, tokens.length));
  return sentences;
}

const nothing = { rows: new Set<Row>(), marks: new Set<string>() };
const kept = new Set(
  "monthly once general difference free notFree freePeriod part partOf by day promise".split(" "),
);

const newClause = (): Clause => ({ named: new Set(), about: new Set(), claims: [] });
const newSentence = (start: number): Sentence => ({
  start,
  end: start,
  named: new Set(),
  claims: [],
  marked: [],
  clauses: [newClause()],
});

/** A line's start, or a full stop before it, with or without a quotation's end. After "kr." only a capital tells. */
function startsSentence({ text, tokens }: Source, at: number, isAfterAmount: boolean) {
  const token = tokens[at];
  if (at === 0 || !token?.gap) return false;
  if (token.gap === "\n") return true;
  const last = closers.has(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1;
  if (!enders.has(tokens[last]?.text ?? "")) return false;
  return !isAfterAmount || /^\p{Lu}/u.test(text.slice(token.from, token.to));
}

const breaks = new Set([..."，,;|"]);
const enders = new Set([..."!.?…。"]);
const closers = new Set([...'”»"’)*']);

function finished(sentence: Sentence, end: number): Sentence {
  sentence.end = end;
  // Names without an amount of their own belong to the next one's: "for a landing page, an MVP: €300 or 4,000".
  let before: ReadonlySet<Row> = nothing.rows;
  let isSpent = false;
  for (const clause of sentence.clauses) {
    if (clause.named.size > 0) {
      before = isSpent ? clause.named : new Set([...before, ...clause.named]);
      isSpent = false;
      for (const row of clause.named) sentence.named.add(row);
    }
    clause.about = clause.named.size > 0 ? clause.named : before;
    isSpent ||= clause.claims.length > 0;
  }
  let after: ReadonlySet<Row> = nothing.rows;
  for (const clause of sentence.clauses.toReversed()) {
    if (clause.about.size === 0) clause.about = after;
    if (clause.named.size > 0) after = clause.named;
  }
  addBillings(sentence);
  return sentence;
}

/** How an amount is paid: as said after it in its clause, else before it there, else ahead of the first amount. */
function addBillings({ claims, marked }: Sentence) {
  const ways = marked.filter(({ mark }) => mark === "monthly" || mark === "once");
  const first = claims[0]?.quantity.start ?? 0;
  const heading = ways.findLast(({ start }) => start < first);
  let next = 0;
  for (const [index, claim] of claims.entries()) {
    const { quantity, clause } = claim;
    while ((ways[next]?.start ?? Number.POSITIVE_INFINITY) < quantity.start) next++;
    const following = ways[next];
    const preceding = ways[next - 1];
    const limit = otherThan(claims, index, 1)?.quantity.start ?? Number.POSITIVE_INFINITY;
    // What follows another amount at once is said of that one.
    const earliest = (otherThan(claims, index, -1)?.quantity.end ?? -2) + 2;
    let said: Marked | undefined = heading;
    if (preceding && preceding.clause === clause && preceding.start >= earliest) said = preceding;
    if (following && following.clause === clause && following.start < limit) said = following;
    claim.paid = said?.mark as Billing | undefined;
  }
}

/** The nearest amount in that direction which isn't the other end of the same range. */
function otherThan(claims: readonly Claim[], index: number, step: 1 | -1) {
  const [own, near] = [claims[index]?.quantity, claims[index + step]];
  if (!own || !near) return undefined;
  const gap = step > 0 ? near.quantity.start - own.end : own.start - near.quantity.end;
  return gap > 2 ? near : claims[index + 2 * step];
}
