import { locales } from "#app/i18n/locales.ts";
import type { Quantity } from "../../text/quantities.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { tokensIn, type Words } from "./segments.ts";
import { findLaunch } from "./telling-words.ts";

type CalendarMonths = { period: Quantity; fromLaunch: boolean };

/** "We go live in January … by the end of December": twelve months, both counted in, and from the launch; else null. */
export function calendarMonths(words: Words): CalendarMonths | null {
  const named = words.flatMap(({ word }, at) => {
    const month = monthNames.get(word);
    return month === undefined || (verbs.has(word) && !isDated(words, at)) ? [] : { month, at };
  });
  const [from, to, more] = named;
  // "November, December and January"
  const isListed =
    named.length > 1 && named.every(({ at }, index) => index === 0 || at - (named[index - 1]?.at ?? 0) <= 2);
  if (isListed && to && !isEnd(words, to.at))
    return {
      period: { kind: "duration", unit: "month", value: named.length, start: 0, end: 0 },
      fromLaunch: false,
    };
  if (!from || !to || more || !isEnd(words, to.at)) return null;
  const value = ((to.month - from.month + YEAR) % YEAR) + 1;
  const before = words.slice(Math.max(0, from.at - NEAR), from.at);
  return value < 2
    ? null
    : {
        period: { kind: "duration", unit: "month", value, start: 0, end: 0 },
        fromLaunch: findLaunch(tokensIn(before)).length > 0,
      };
}

/** "To September", "by the end of December": that month is counted in. */
function isEnd(words: Words, at: number) {
  const before = words.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  return until.has(before.at(-1) ?? "") || before.some((word) => ends.has(word));
}

function isDated(words: Words, at: number) {
  return dating.has(words[at - 1]?.word ?? "");
}

const YEAR = 12;
/** So near to a month it says what happens in it. */
const NEAR = 5;

const monthNames = new Map<string, number>();
for (const locale of locales) {
  const names = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  for (let month = 0; month < YEAR; month++)
    monthNames.set(folded(names.format(Date.UTC(2000, month, 15))), month);
}

/** As the words have it: small, without accents. */
function folded(word: string) {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "You may", "the march of time" name no month. */
const verbs = new Set(["may", "march", "mars"]);
const dating = wordsInAllLanguages(
  ({ deadline, rangeFrom, rangeTo, determiners }) =>
    `${deadline}, ${rangeFrom}, ${rangeTo}, ${determiners}, of, en, de`,
);
const until = wordsInAllLanguages(({ rangeTo }) => rangeTo);
const ends = wordsInAllLanguages(({ pricing }) => pricing.endOf);
