import { pageOf } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { officeHours } from "#app/studio/hours.ts";
import { legal } from "#app/studio/legal.ts";
import { nda, type Price, type PriceId, priceRow } from "#app/studio/prices.ts";
import { type ServiceId, services } from "#app/studio/services.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import {
  formatDate,
  formatDollars,
  formatDuration,
  formatEuros,
  formatPercent,
  formatUnit,
  formatWeekday,
} from "./format.server.ts";
import type { Locale } from "./locales.ts";

/** The studio's facts as any text may name them in its `{{placeholders}}`, written in one language. */
export function factValues(locale: Locale) {
  const { clock, copy } = languages[locale];
  const hours = {
    firstDay: formatWeekday(locale, officeHours.firstDay),
    lastDay: formatWeekday(locale, officeHours.lastDay),
    opens: clock(officeHours.opens),
    closes: clock(officeHours.closes),
    zone: officeHours.zoneLabel,
  };
  const price = (id: PriceId) => priceInWords(locale, priceRow(id).fixed);
  const landing = timelineOf("frontend", locale);
  const saas = timelineOf("fullstack", locale);
  return {
    studio: studio.name,
    city: studio.city,
    email: env.CONTACT_EMAIL,
    phone: env.CONTACT_PHONE,
    year: new Date().getUTCFullYear(),
    replyTime: formatUnit(locale, studio.replyWithinHours, "hour"),
    freePeriod: formatUnit(locale, studio.freeMaintenanceMonths, "month"),
    ...hours,
    hours: fill(copy.contact.details.hoursLine, hours),
    landingFrom: landing.from,
    landingTo: landing.to,
    saasFrom: saas.from,
    saasTo: saas.to,
    landingPrice: price("landingPage"),
    websitePrice: price("marketingWebsite"),
    mvpPrice: price("mvp"),
    maintenancePrice: price("maintenance"),
    lateInterest: formatPercent(locale, legal.lateInterestPercentPerMonth),
    changeNoticeDays: legal.changeNoticeDays,
    negotiationDays: legal.disputeNegotiationDays,
    liabilityMonths: legal.liabilityCapMonths,
    liabilityCap: formatDollars(locale, legal.liabilityCapUsd),
    minimumAge: legal.minimumAge,
    childrenAge: legal.childrenNotServedUnder,
    retentionDays: env.RETENTION_DAYS,
    termsUpdated: formatDate(locale, pageOf("terms").updated),
    privacyUpdated: formatDate(locale, pageOf("privacy").updated),
  };
}

/** A service's timeline in words; empty where it is agreed for each project. */
export function timelineOf(id: ServiceId, locale: Locale): { from: string; to: string } {
  const timeline = services.find((service) => service.id === id)?.timeline;
  if (!timeline) return { from: "", to: "" };
  const few = languages[locale].copy.services.fewWeeks;
  return { from: formatDuration(locale, timeline.from, few), to: formatDuration(locale, timeline.to, few) };
}

/** A price with its period, as the price list says it. */
export function priceIn(locale: Locale, price: Price, rangeInWords?: string) {
  const euros = formatEuros(locale, price, rangeInWords);
  return price.per === "month"
    ? fill(languages[locale].copy.services.pricing.perMonth, { price: euros })
    : euros;
}

/** The same for a sentence. */
export function priceInWords(locale: Locale, price: Price) {
  return priceIn(locale, price, languages[locale].copy.services.pricing.range);
}

/** Both ends of what a project under an agreement of secrecy costs, for the words that name them. */
export function ndaRange(locale: Locale) {
  return {
    from: formatEuros(locale, { min: nda.min, max: nda.min }),
    to: formatEuros(locale, { min: nda.max, max: nda.max }),
  };
}
