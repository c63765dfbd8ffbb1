import { model } from "#app/model/model.server.ts";
import { pageOf } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { studio } from "#app/studio/company.ts";
import { fieldNames, fields } from "#app/studio/contact-form.ts";
import { legal } from "#app/studio/legal.ts";
import { practice } from "#app/studio/practice.ts";
import { nda, type Price, prices, startingPrice } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { homeServices, type ServiceId, services } from "#app/studio/services.ts";
import { checkoutTools, techStack } from "#app/studio/tech-stack.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import { languages } from "#locales/languages.server.ts";
import { fill } from "./fill.ts";
import {
  currencyName,
  formatByCode,
  formatCount,
  formatDate,
  formatDuration,
  formatList,
  formatName,
  formatPercent,
  formatPrice,
  formatTimeline,
} from "./format.server.ts";
import { hoursIn } from "./hours.server.ts";
import { type Locale, locales } from "./locales.ts";

/** The studio's facts as any text may name them in its `{{placeholders}}`, written in one language. */
export function factValues(locale: Locale) {
  const { copy, law, ordinal } = languages[locale];
  const names = (codes: readonly string[]) => codes.map((code) => formatName(locale, "language", code));
  const country = formatName(locale, "region", studio.country);
  return {
    studio: studio.name,
    city: studio.city,
    country,
    email: env.CONTACT_EMAIL,
    // No line ends inside it.
    phone: env.CONTACT_PHONE.replaceAll(" ", "\u00a0"),
    year: new Date().getUTCFullYear(),
    siteLanguages: formatList(locale, names(locales)),
    siteLanguage: formatList(locale, names(locales), "disjunction"),
    replyTime: formatDuration(locale, { count: studio.replyWithinHours, unit: "hour" }),
    freePeriod: formatDuration(locale, { count: studio.freeMaintenanceMonths, unit: "month" }),
    ...hoursIn(locale),
    ...counts(locale, {
      homeServiceCount: homeServices.length,
      projectCount: projects.length,
      revisionRounds: practice.revisionRounds,
      serviceCount: services.length,
      stepCount: Object.keys(copy.about.approach.steps).length,
      teamCount: practice.team,
      testimonialCount: testimonials.length,
      toolCount: techStack.reduce((count, { tools }) => count + tools.length, 0),
    }),
    nextProject: ordinal(projects.length + 1),
    // Of every service and every row: `{{frontendTime}}`, `{{landingPagePrice}}`.
    ...Object.fromEntries(services.map(({ id }) => [`${id}Time`, timelineOf(id, locale).time])),
    ...Object.fromEntries(prices.map(({ id, fixed }) => [`${id}Price`, priceInWords(locale, fixed)])),
    currency: currencyName(locale),
    spokenLanguages: formatList(locale, names(practice.spokenLanguages)),
    startTime: formatDuration(locale, { count: practice.startWithinWeeks, unit: "week" }),
    quoteTime: formatDuration(locale, { count: practice.quoteValidDays, unit: "day" }),
    cardProvider: practice.cardProvider,
    emergencyNumber: practice.emergencyNumber,
    serviceNames: formatList(
      locale,
      services.map(({ id }) => copy.services.cards[id].title),
    ),
    projectNames: formatList(
      locale,
      projects.map(({ name }) => name),
    ),
    clientNames: formatList(
      locale,
      testimonials.map(({ company }) => company),
    ),
    toolNames: formatList(
      locale,
      techStack.flatMap(({ tools }) => tools.map(({ name }) => name)),
    ),
    ndaFrom: ndaRange(locale).from,
    ndaTo: ndaRange(locale).to,
    checkouts: formatList(locale, checkoutTools, "disjunction"),
    law: law(legal.governingLaw, formatName(locale, "region", legal.governingLaw)),
    dataProtectionAct: legal.dataProtectionAct,
    dataProtectionAuthority: legal.dataProtectionAuthority,
    conciliationBoard: legal.conciliationBoard,
    modelService: model?.recipient?.service ?? "",
    modelCompany: model?.recipient?.company ?? "",
    modelPrivacyUrl: model?.recipient?.privacyUrl ?? "",
    formFields: formFields(locale),
    lateInterest: formatPercent(locale, legal.lateInterestPercentPerMonth),
    changeNoticeDays: legal.changeNoticeDays,
    negotiationDays: legal.disputeNegotiationDays,
    liabilityMonths: legal.liabilityCapMonths,
    liabilityCap: formatByCode(locale, legal.liabilityCap),
    minimumAge: legal.minimumAge,
    childrenAge: legal.childrenNotServedUnder,
    retentionDays: env.RETENTION_DAYS,
    termsUpdated: formatDate(locale, pageOf("terms").updated),
    privacyUpdated: formatDate(locale, pageOf("privacy").updated),
    accessibilityUpdated: formatDate(locale, pageOf("accessibility").updated),
  };
}

/** What the contact form asks for, in its own words. */
function formFields(locale: Locale) {
  const { form } = languages[locale].copy.contact;
  const labels = fieldNames.map((name) => {
    const { label } = form.fields[name];
    return "required" in fields[name] ? label : `${label} (${form.optional})`;
  });
  return formatList(locale, labels);
}

/** Each count in a word, and once more for the beginning of a sentence: `{{projectCount}}`, `{{ProjectCount}}`. */
function counts(locale: Locale, numbers: Record<string, number>) {
  const entries = Object.entries(numbers).flatMap(([name, count]) => {
    const word = formatCount(locale, count);
    return [
      [name, word],
      [capital(name), capital(word)],
    ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A service's timeline, for its card's `{{time}}`; empty where it is agreed for each project. */
export function timelineOf(id: ServiceId, locale: Locale): { time: string } {
  const timeline = services.find((service) => service.id === id)?.timeline;
  return { time: timeline ? formatTimeline(locale, timeline) : "" };
}

/** A price with its period, as the price list says it. */
export function priceIn(locale: Locale, price: Price, rangeInWords?: string) {
  const amount = formatPrice(locale, price, rangeInWords);
  return price.per === "month"
    ? fill(languages[locale].copy.services.pricing.perMonth, { price: amount })
    : amount;
}

/** The same for a sentence. */
export function priceInWords(locale: Locale, price: Price) {
  return priceIn(locale, price, languages[locale].copy.services.pricing.range);
}

/** What a service's work costs at the least: `from €300`. */
export function fromPrice(locale: Locale, service: ServiceId) {
  const { from } = languages[locale].copy.home.services;
  return fill(from, { price: priceIn(locale, startingPrice(service)) });
}

/** Both ends of what a project under an agreement of secrecy costs, for the words that name them. */
export function ndaRange(locale: Locale) {
  return {
    from: formatPrice(locale, { min: nda.min, max: nda.min }),
    to: formatPrice(locale, { min: nda.max, max: nda.max }),
  };
}
