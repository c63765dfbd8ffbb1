import { type Found, phraseFinder, type Span } from "../text/phrases.ts";
import type { Quantity } from "../text/quantities.ts";
import type { Token } from "../text/tokens.ts";
import { inAllLanguages, wordsInAllLanguages } from "../text/vocabulary.ts";
import type { Clause, Sentence } from "./clauses.ts";
import type { Billing } from "./listed.ts";

/** Reads how a text's amounts are paid, by the words beside them. */
export function billingReader(tokens: readonly Token[], quantities: readonly Quantity[]) {
  const said = billingsIn(tokens, quantities);
  const nextFrom = indexOfNext(said, tokens.length);
  const places = indexOfNext(quantities, tokens.length);
  const after = (at: number) => said[nextFrom[at] ?? said.length];
  const before = (at: number) => said[(nextFrom[at] ?? said.length) - 1];

  return {
    /** What is said last between two places. */
    lastIn: ({ start, end }: Sentence) => {
      const last = before(end);
      return last && last.start >= start ? last.values[0] : undefined;
    },
    /** What stands after an amount or before it in its clause, or as a heading before the sentence's first amount. */
    of(quantity: Quantity, clause: Clause, sentence: Sentence) {
      const place = places[quantity.start] ?? 0;
      const beside = (step: 1 | -1) =>
        [quantities[place + step], quantities[place + 2 * step]].find(
          (other) => other && !(step > 0 ? isOneRange(quantity, other) : isOneRange(other, quantity)),
        );
      const next = beside(1);
      const previous = beside(-1);
      const following = after(quantity.end);
      if (following && following.start < Math.min(clause.end, next?.start ?? clause.end))
        return following.values[0];
      const preceding = before(quantity.start);
      // What follows another amount at once is said of that one.
      const from = Math.max(clause.start, previous ? previous.end + 2 : 0);
      if (preceding && preceding.start >= from) return preceding.values[0];
      const heading = before(sentence.firstQuantity);
      return heading && heading.start >= sentence.start ? heading.values[0] : undefined;
    },
  };
}

function billingsIn(tokens: readonly Token[], quantities: readonly Quantity[]): Found<Billing>[] {
  // "1 month of maintenance" says nothing of how it is paid.
  const timed = new Set<number>();
  for (const { kind, start, end } of quantities)
    if (kind === "duration") for (let at = start; at < end; at++) timed.add(at);
  const perMonth = tokens.flatMap(({ text }, start): Found<Billing>[] =>
    text === "/" && months.has(tokens[start + 1]?.text ?? "")
      ? [{ start, end: start + 2, values: ["monthly"] }]
      : [],
  );
  const said = findBilling(tokens).filter(({ start }) => !timed.has(start));
  return [...said, ...perMonth].sort((a, b) => a.start - b.start);
}

/** For each place the index of the first that begins there or later. */
function indexOfNext(spans: readonly Span[], length: number) {
  const next = new Uint32Array(length + 1).fill(spans.length);
  let index = spans.length;
  for (let at = length; at >= 0; at--) {
    while (index > 0 && (spans[index - 1]?.start ?? 0) >= at) index--;
    next[at] = index;
  }
  return next;
}

function isOneRange(low: Quantity, high: Quantity) {
  return low.kind !== "money" || high.kind !== "money" || high.start - low.end <= 2;
}

const findBilling = phraseFinder<Billing>([
  [inAllLanguages(({ monthly }) => monthly), "monthly"],
  [inAllLanguages(({ once }) => once), "once"],
]);
const months = wordsInAllLanguages(({ units }) => `${units.month}, mo`);
