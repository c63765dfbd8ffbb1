import { studio } from "#app/studio/company.ts";
import { monthsOf } from "../../text/durations.ts";
import type { Quantity } from "../../text/quantities.ts";
import { memoized } from "../words/memoized.ts";
import { withPeriod } from "../words/periods.ts";
import { read } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { type Move, ofSizes, spans } from "./move-phrases.ts";
import { type Counted, type Named, type Pointed, spokenIn } from "./spoken.ts";

/** What a message does with what somebody has in mind. */
export type Moves = {
  readonly rows: readonly Named[];
  readonly places: readonly Pointed[];
  readonly number: Counted | null;
  readonly period: Quantity | null;
  readonly amount: Quantity | null;
  readonly billing: "once" | "monthly" | null;
  readonly times: number | null;
  /** as many of what was spoken of: "all three" */
  readonly all: number;
  readonly said: ReadonlySet<Move>;
  /** words of what is taken away: of a row's name, or of something else */
  readonly parts: readonly string[];
  /** words that say something beside */
  readonly beside: readonly string[];
};

/** What a message's words do; null where it holds what no move is made of. */
export const movesIn = memoized(movesOf);

function movesOf(words: Words): Moves | null {
  const spoken = spokenIn(words);
  const measured = spoken && measuredIn(spoken.quantities, spoken.said);
  if (!spoken || !measured) return null;
  const { said, rows, number, beside, isLoose } = spoken;
  // "The gap between the two"
  if (said.has("weighed") && said.has("both")) said.add("difference");
  // Why a price is what it is changes nothing; one of several is not all of them.
  const isChoice = said.has("either") && rows.length > 1;
  // "The most complete one, with tenants kept apart" says what is in it.
  const isSized = isLoose && ofSizes.some((size) => said.has(size));
  // "The bigger one, with the dashboard" says which.
  const isDescribed = isLoose && !isSized && (beside.length > 0 || said.has("bigger") || said.has("smaller"));
  if (said.has("why") || said.has("none") || isChoice || isDescribed) return null;
  const { denied } = read(words);
  const isDenied = ({ row }: Named) => denied.some(({ id }) => id === row);
  // "Compared with a SaaS", "the difference with a SaaS" put nothing on top.
  // "Better just one, with upkeep" corrects, and weighs nothing.
  const isWeighed = isLoose && ((said.has("weighed") && !said.has("correct")) || said.has("difference"));
  const isStated = ({ how }: Named) => isWeighed && how === "added";
  const isOnce = said.has("once") || said.has("buying");
  const isMonthly = said.has("monthly") || said.has("renting");
  const times = timesOf(said, number);
  return {
    ...measured,
    rows: (isSized ? rows.filter(({ how }) => how !== "added") : rows).map((one) =>
      isDenied(one) ? { ...one, how: "dropped" } : isStated(one) ? { ...one, how: "stated" } : one,
    ),
    places: spoken.places,
    number: times === null ? number : null,
    billing: isOnce === isMonthly ? null : isOnce ? "once" : "monthly",
    times,
    all: spoken.all,
    said: isSized ? new Set([...said].filter((move) => move !== "add")) : said,
    parts: spoken.parts,
    beside: isSized ? [] : beside,
  };
}

function timesOf(said: ReadonlySet<Move>, number: Counted | null) {
  if (said.has("double")) return 2;
  if (said.has("triple")) return 3;
  return said.has("times") && number ? number.value : null;
}

/**
 * For how many months, and of which amount; null where it holds two of one kind, a percentage or another currency: that
 * is not of this alone.
 */
function measuredIn(quantities: readonly Quantity[], said: ReadonlySet<Move>) {
  const lengths = withPeriod(new Set(spans.filter((span) => said.has(span))), quantities);
  const [period, ...others] = lengths.filter(({ kind }) => kind === "duration");
  const [amount, ...more] = quantities.filter(({ kind }) => kind === "money");
  const isPercent = quantities.some(({ kind }) => kind === "percent");
  const isForeign = amount?.kind === "money" && amount.currency !== studio.currency;
  if (others.length + more.length > 0 || isPercent || isForeign || (period && !isWhole(period))) return null;
  return { period: period ?? null, amount: amount ?? null };
}

function isWhole(period: Quantity) {
  const months = period.kind === "duration" ? monthsOf(period) : null;
  return months !== null && months !== undefined && Number.isInteger(months) && months > 0;
}
