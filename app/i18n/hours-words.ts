import { officeHours } from "#app/studio/hours.ts";
import type { Locale } from "./locales.ts";

/** The values of `contact.details.hoursLine` in one language. */
export function hoursWords(language: Locale) {
  return {
    firstDay: weekday(language, officeHours.firstDay),
    lastDay: weekday(language, officeHours.lastDay),
    opens: clock[language](officeHours.opens),
    closes: clock[language](officeHours.closes),
    zone: officeHours.zoneLabel,
  };
}

function weekday(language: string, isoDay: number): string {
  const mondayFirst = new Date(Date.UTC(2024, 0, isoDay));
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(mondayFirst);
}

// Intl writes "9 AM", "09 h" and "9": none is how the three languages print opening hours.
const clock = {
  en: (hour: number) => `${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`,
  fr: (hour: number) => `${hour}\u00a0h`,
  es: (hour: number) => `${hour}:00`,
};
