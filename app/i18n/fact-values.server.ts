import { pageOf } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { modelKind, modelRecipient } from "#app/platform/model-recipient.server.ts";
import { studio } from "#app/studio/company.ts";
import { fieldNames, fields } from "#app/studio/contact-form.ts";
import { legal } from "#app/studio/legal.ts";
import { people } from "#app/studio/people.ts";
import { practice } from "#app/studio/practice.ts";
import { nda, type Price, type PriceId, priceRow, prices, startingRow } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { homeServices, type ServiceId, services, type Unit } from "#app/studio/services.ts";
import { checkoutTools, techStack } from "#app/studio/tech-stack.ts";
import { testimonials } from "#app/studio/testimonials.ts";
import { waysToPay } from "#app/studio/ways-to-pay.ts";
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

/** Returns the studio's facts in words, keyed by their `{{placeholders}}` in the texts. */
export function factValues(locale: Locale) {
  const facts = singleFacts(locale);
  return { ...facts, ...phrases(locale, facts) };
}

/** Returns the phrases that several texts quote, such as `{{replyWithin}}` and `{{fixedHosting}}`. */
function phrases(locale: Locale, facts: Record<string, string | number>) {
  const {
    chat,
    contact,
    services: { pricing },
  } = languages[locale].copy;
  const all = {
    ...contact.promises,
    assistant: chat.statement[modelKind],
    ...Object.fromEntries(
      waysToPay.flatMap(({ id, ...ways }) =>
        Object.entries(ways).map(([billing, term]) => [billing + capital(id), pricing.ways.terms[term]]),
      ),
    ),
  };
  const filled = Object.entries(all).map(([name, phrase]) => [name, fill(phrase, facts)]);
  return Object.fromEntries(filled) as Record<string, string>;
}

function singleFacts(locale: Locale) {
  const { copy, law } = languages[locale];
  const { legalForm, street, postcode, register, vatId, responsible, host } = studio;
  const list = (items: readonly string[]) => formatList(locale, items);
  const tools = techStack.flatMap((group) => group.tools.map(({ name }) => name));
  const languageNames = (codes: readonly string[]) =>
    codes.map((code) => formatName(locale, "language", code));
  const duration = (count: number, unit: Unit) => formatDuration(locale, { count, unit });
  const amount = (figure: number) => formatPrice(locale, { min: figure, max: figure });
  return {
    studio: studio.name,
    city: studio.city,
    country: formatName(locale, "region", studio.country),
    email: env.CONTACT_EMAIL,
    // Non-breaking spaces keep the number on one line.
    phone: env.CONTACT_PHONE.replaceAll(" ", "\u00a0"),
    year: new Date().getUTCFullYear(),
    siteLanguages: list(languageNames(locales)),
    siteLanguage: formatList(locale, languageNames(locales), "disjunction"),
    replyTime: duration(studio.replyWithinHours, "hour"),
    freePeriod: duration(studio.freeMaintenanceMonths, "month"),
    ...hoursIn(locale),
    ...counts(locale, {
      homeServiceCount: homeServices.length,
      projectCount: projects.length,
      revisionRounds: practice.revisionRounds,
      serviceCount: services.length,
      stepCount: Object.keys(copy.about.approach.steps).length,
      teamCount: people.length,
      testimonialCount: testimonials.length,
      toolCount: tools.length,
    }),
    // Placeholders for each price row: `{{landingPagePrice}}`, `{{landingPageFrom}}`, `{{landingPageTime}}`.
    ...Object.fromEntries(
      prices.flatMap(({ id, fixed }) => [
        [`${id}Price`, priceInWords(locale, fixed)],
        [`${id}From`, amount(fixed.min)],
        [`${id}Time`, timeOf(locale, id)],
      ]),
    ),
    legalForm,
    street,
    postcode,
    register,
    vatId,
    responsible,
    host,
    currency: currencyName(locale),
    spokenLanguages: list(languageNames(practice.spokenLanguages)),
    startTime: duration(practice.startWithinWeeks, "week"),
    quoteTime: duration(practice.quoteValidDays, "day"),
    cardProvider: practice.cardProvider,
    emergencyNumber: practice.emergencyNumber,
    people: list(people.map(({ id, name }) => `${name} (${lowerFirst(copy.about.people.items[id].role)})`)),
    projectNames: list(projects.map(({ name }) => name)),
    clientNames: list(testimonials.map(({ company }) => company)),
    ndaFrom: amount(nda.min),
    ndaTo: amount(nda.max),
    checkouts: formatList(locale, checkoutTools, "disjunction"),
    law: law(legal.governingLaw, formatName(locale, "region", legal.governingLaw)),
    dataProtectionAct: legal.dataProtectionAct,
    dataProtectionAuthority: legal.dataProtectionAuthority,
    conciliationBoard: legal.conciliationBoard,
    modelService: modelRecipient?.service ?? "",
    modelCompany: modelRecipient?.company ?? "",
    modelPrivacyUrl: modelRecipient?.privacyUrl ?? "",
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
    legalNoticeUpdated: formatDate(locale, pageOf("legalNotice").updated),
  };
}

function formFields(locale: Locale) {
  const { form } = languages[locale].copy.contact;
  const labels = fieldNames.map((name) => {
    const { label } = form.fields[name];
    return "required" in fields[name] ? label : `${label} (${form.optional})`;
  });
  return formatList(locale, labels);
}

/** Returns each count as a word, in lower case and capitalised: `{{projectCount}}`, `{{ProjectCount}}`. */
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

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns how long a row usually takes, in words, or an empty string if only the quote says. */
export function timeOf(locale: Locale, row: PriceId) {
  const { time } = priceRow(row);
  return time ? formatTimeline(locale, time) : "";
}

/** Formats a price with its period, as in the price list: `€300–850`, `€400 per month`. */
export function priceIn(locale: Locale, price: Price, rangeInWords?: string) {
  return inUnit(locale, price.per, formatPrice(locale, price, rangeInWords));
}

/** Adds what an amount is paid for: `€400 per month`, `€90 per hour`, but `€400` for a project. */
export function inUnit(locale: Locale, per: Price["per"], price: string) {
  return per === "project" ? price : fill(languages[locale].copy.services.pricing.per[per], { price });
}

/** Formats a price with its period for a sentence: `€300 to €850`. */
export function priceInWords(locale: Locale, price: Price) {
  return priceIn(locale, price, languages[locale].copy.services.pricing.range);
}

/** Formats the lowest price of a service, and the time of that row if it has one: `from €300`, `one day to one week`. */
export function startOf(locale: Locale, service: ServiceId) {
  const { from } = languages[locale].copy.home.services;
  const { id, fixed } = startingRow(service);
  const price = priceIn(locale, { ...fixed, max: fixed.min });
  return { from: fill(from, { price }), time: timeOf(locale, id) };
}
