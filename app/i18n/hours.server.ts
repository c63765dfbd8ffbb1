import { officeHours, type TimeOfDay } from "#app/studio/hours.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import { formatList, formatWeekday } from "./format.server.ts";
import type { Locale } from "./locales.ts";

/** When the studio is open, for the texts that say so. */
export function hoursIn(locale: Locale) {
  const { hoursLine, period, dayRange, oneDay } = languages[locale].copy.contact.details;
  const days = officeHours.open.flatMap((group) => group.days).toSorted();
  const day = (isoDay = 1) => formatWeekday(locale, isoDay);
  const runs = (group: readonly number[]) =>
    runsOf(group).map(([from, to]) =>
      from === to ? fill(oneDay, { day: day(from) }) : fill(dayRange, { from: day(from), to: day(to) }),
    );
  const periods = officeHours.open.map(({ days: group, from, to }) =>
    fill(period, {
      days: formatList(locale, runs(group)),
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

/** Days that follow each other, as the first and the last of them: 1 2 3 6 → 1–3, 6–6. */
function runsOf(days: readonly number[]) {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

function time(locale: Locale, timeOfDay: TimeOfDay) {
  const [hour = 0, minute = 0] = timeOfDay.split(":").map(Number);
  return languages[locale].clock(hour, minute);
}

/**
 * A zone's name in standard time, whatever the season, as the language has it: `CET`, or « heure d’Europe centrale »
 * where a short name would be an offset. Europe's own short names are known to Europe's regions alone.
 */
function zoneName(locale: Locale, timeZone: string) {
  const { region } = languages[locale];
  const inMonth = (
    month: number,
    timeZoneName: Intl.DateTimeFormatOptions["timeZoneName"],
    language: string = region,
  ) =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month))
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = (month: number) =>
    Number.parseInt(inMonth(month, "longOffset", "en").slice("GMT".length), 10) || 0;
  const [january, july] = [0, 6];
  const standard = offset(january) <= offset(july) ? january : july;
  const short = inMonth(standard, "short");
  return /\d/.test(short) ? inMonth(standard, "longGeneric") : short;
}
