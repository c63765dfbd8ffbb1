import { month, numberWords, units, year } from "#app/i18n/figure-words.server.ts";
import { type Figure, figuresIn } from "#app/i18n/figures.server.ts";
import { env } from "#app/platform/env.server.ts";
import { createSplitter } from "./sentences.ts";
import { amountsFor, isStated } from "./stated.server.ts";

const MOST_MARKED = 50;

/**
 * Finds the figures of a model's reply that the site doesn't state, sentence by sentence while it arrives. The caller
 * iterates over `push`, so that it can pause within a long piece. `end` returns the figures as written.
 */
export function createGuard() {
  const found = new Set<string>();
  const splitter = createSplitter();
  const check = (sentence: string) => {
    if (found.size < MOST_MARKED) for (const { text } of unconfirmedIn(sentence)) found.add(text);
  };
  return {
    *push(piece: string) {
      for (const sentence of splitter.push(piece)) yield check(sentence);
    },
    end() {
      check(splitter.end());
      return [...found].slice(0, MOST_MARKED);
    },
  };
}

export function unconfirmedFigures(reply: string): string[] {
  const guard = createGuard();
  for (const _ of guard.push(reply));
  return guard.end();
}

function unconfirmedIn(sentence: string): Figure[] {
  if (!/\p{N}/u.test(sentence)) return [];
  const text = sentence.replace(phone, ""); // in any grouping
  const figures = figuresIn(text);
  const unstated = figures.filter((figure) => !isStated(figure));
  if (unstated.length === 0) return [];
  const { all, monthly, breakEven } = amountsFor(text);
  const lengths = [...text.matchAll(lengthOfTime)].map(([, count = "", unit = ""]) =>
    monthsOf(units.get(unit.toLowerCase()), numberWords.get(count.toLowerCase()) ?? (Number(count) || 1)),
  );
  return unstated.filter(({ kind, value, isMonthly }) => {
    const months = monthsOf(kind, value);
    // Explained by a total in the same sentence: "over 6 months: €6,600".
    if (months) return !breakEven.has(months) && !figures.some((total) => monthly.has(total.value / months));
    if (kind !== "own" && kind !== "bare") return true;
    if (isMonthly) return !monthly.has(value);
    return !all.has(value) && !lengths.some((length) => monthly.has(value / length));
  });
}

const phone = new RegExp(env.CONTACT_PHONE.replace(/\D/g, "").split("").join("[\\s().-]*"), "g");

/** A number of months or years, also in words: "6 months", "two years", "a year". */
const lengthOfTime = new RegExp(`([\\p{L}\\d]+)[\\s-]?(${month}|${year})(?!\\p{L})`, "giu");

function monthsOf(unit: string | undefined, count: number) {
  return unit === "year" ? count * 12 : unit === "month" ? count : 0;
}
