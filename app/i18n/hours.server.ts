import { officeHours, type TimeOfDay } from "#app/studio/hours.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import { formatList, formatWeekday } from "./format.server.ts";
import type { Locale } from "./locales.ts";

export function hoursIn(locale: Locale) {
  const { hoursLine, period, dayRange, oneDay } = languages[locale].copy.contact.details;
  const days = officeHours.open.flatMap((group) => group.days).toSorted();
  const day = (isoDay = 1) => formatWeekday(locale, isoDay);
  const ranges = (group: readonly number[]) =>
    rangesOf(group).map(([from, to]) =>
      from === to ? fill(oneDay, { day: day(from) }) : fill(dayRange, { from: day(from), to: day(to) }),
    );
  const periods = officeHours.open.map(({ days: group, from, to }) =>
    fill(period, {
      days: formatList(locale, ranges(group)),
      opens: time(locale, from),
      closes: time(locale, to),
    }),
  );
  return {
    hours: fill(hoursLine, {
      periods: formatList(locale, periods),
      zone: zoneName(locale, officeHours.timeZone),
    }),
    firstDay: day(days[0]),
    lastDay: day(days.at(-1)),
  };
}

/** Groups consecutive days into ranges: 1 2 3 6 → 1–3, 6–6. */
function rangesOf(days: readonly number[]) {
  const ranges: [number, number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

function time(locale: Locale, timeOfDay: TimeOfDay) {
  const [hour = 0, minute = 0] = timeOfDay.split(":").map(Number);
  return languages[locale].clock(hour, minute);
}

/**
 * Returns a time zone's name in standard time, whatever the season: `CET`, or « heure d’Europe centrale » if the
 * language has no short name. Uses the language with its region, since `en-GB` has `CET`, but `en` alone would give
 * `GMT+1`.
 */
function zoneName(locale: Locale, timeZone: string) {
  const nameIn = (
    month: number,
    timeZoneName: Intl.DateTimeFormatOptions["timeZoneName"],
    language: string = languages[locale].region,
  ) =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month))
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [january, july] = [0, 6];
  const isSouthern = /Summer|Daylight/.test(nameIn(january, "long", "en"));
  const standard = isSouthern ? july : january;
  const short = nameIn(standard, "short");
  return /\d/.test(short) ? nameIn(standard, "longGeneric") : short;
}
