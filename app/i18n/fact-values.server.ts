import { everyPage } from "#app/pages.ts";
import { env } from "#app/platform/env.server.ts";
import { modelKind, modelRecipient } from "#app/platform/model-recipient.server.ts";
import { studio } from "#app/studio/company.ts";
import { fieldNames, fields } from "#app/studio/contact-form.ts";
import { legal } from "#app/studio/legal.ts";
import { people } from "#app/studio/people.ts";
import { practice } from "#app/studio/practice.ts";
import { nda, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import { homeServices, services, type Unit } from "#app/studio/services.ts";
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
  priceInWords,
  timeOf,
} from "./format.server.ts";
import { hoursIn } from "./hours.server.ts";
import { type Locale, locales } from "./locales.ts";

/** Returns the studio's facts in words, keyed by their `{{placeholders}}` in the texts. */
export function factValues(locale: Locale) {
  const facts = { ...studioFacts(locale), ...counts(locale), ...priceFacts(locale), ...legalFacts(locale) };
  return { ...facts, ...phrases(locale, facts) };
}

function studioFacts(locale: Locale) {
  const roles = languages[locale].copy.about.people.items;
  // The studio's name is `{{studio}}`, because texts have a `{{name}}` of their own.
  const { name, languages: _, ...details } = studio;
  const list = (items: readonly string[]) => formatList(locale, items);
  const languageNames = (codes: readonly string[]) =>
    codes.map((code) => formatName(locale, "language", code));
  const duration = (count: number, unit: Unit) => formatDuration(locale, { count, unit });
  return {
    ...details,
    ...hoursIn(locale),
    studio: name,
    country: formatName(locale, "region", studio.country),
    currency: currencyName(locale),
    email: env.CONTACT_EMAIL,
    // Non-breaking spaces keep the number on one line.
    phone: env.CONTACT_PHONE.replaceAll(" ", "\u00a0"),
    year: new Date().getUTCFullYear(),
    siteLanguages: list(languageNames(locales)),
    siteLanguage: formatList(locale, languageNames(locales), "disjunction"),
    spokenLanguages: list(languageNames(practice.spokenLanguages)),
    replyTime: duration(studio.replyWithinHours, "hour"),
    freePeriod: duration(studio.freeMaintenanceMonths, "month"),
    startTime: duration(practice.startWithinWeeks, "week"),
    quoteTime: duration(practice.quoteValidDays, "day"),
    cardProvider: practice.cardProvider,
    emergencyNumber: practice.emergencyNumber,
    people: list(people.map(({ id, name }) => `${name} (${roles[id].role})`)),
    projectNames: list(projects.map(({ name }) => name)),
    clientNames: list(testimonials.map(({ company }) => company)),
    checkouts: formatList(locale, checkoutTools, "disjunction"),
    formFields: formFields(locale),
  };
}

/** Returns each count as a word, in lower case and capitalised: `{{projectCount}}`, `{{ProjectCount}}`. */
function counts(locale: Locale): Record<string, string> {
  const numbers = {
    homeServiceCount: homeServices.length,
    projectCount: projects.length,
    revisionRounds: practice.revisionRounds,
    serviceCount: services.length,
    stepCount: Object.keys(languages[locale].copy.about.approach.steps).length,
    teamCount: people.length,
    testimonialCount: testimonials.length,
    toolCount: techStack.reduce((sum, { tools }) => sum + tools.length, 0),
  };
  const words = Object.entries(numbers).map(([name, count]) => [name, formatCount(locale, count)] as const);
  const capitals = words.map(([name, word]) => [capital(name), capital(word)] as const);
  return Object.fromEntries([...words, ...capitals]);
}

/** Returns the placeholders of each price row: `{{landingPagePrice}}`, `{{landingPageFrom}}`, `{{landingPageTime}}`. */
function priceFacts(locale: Locale) {
  const amount = (figure: number) => formatPrice(locale, { min: figure, max: figure });
  const rows: Record<string, string> = Object.fromEntries(
    prices.flatMap(({ id, fixed }) => [
      [`${id}Price`, priceInWords(locale, fixed)],
      [`${id}From`, amount(fixed.min)],
      [`${id}Time`, timeOf(locale, id)],
    ]),
  );
  return { ...rows, ndaFrom: amount(nda.min), ndaTo: amount(nda.max) };
}

function legalFacts(locale: Locale) {
  const { governingLaw, lateInterestPercentPerMonth, ...figures } = legal;
  const updates: Record<string, string> = Object.fromEntries(
    everyPage.map(({ id, updated }) => [`${id}Updated`, formatDate(locale, updated)]),
  );
  return {
    ...figures,
    ...updates,
    law: languages[locale].law(governingLaw, formatName(locale, "region", governingLaw)),
    lateInterest: formatPercent(locale, lateInterestPercentPerMonth),
    liabilityCap: formatByCode(locale, legal.liabilityCap),
    retentionDays: env.RETENTION_DAYS,
    modelService: modelRecipient?.service ?? "",
    modelCompany: modelRecipient?.company ?? "",
    modelPrivacyUrl: modelRecipient?.privacyUrl ?? "",
  };
}

/** Returns the phrases that several texts quote, such as `{{replyWithin}}` and `{{fixedHosting}}`. */
function phrases(locale: Locale, facts: Record<string, string | number>): Record<string, string> {
  const { chat, contact, services } = languages[locale].copy;
  const all: Record<string, string> = { ...contact.promises, assistant: chat.statement[modelKind] };
  for (const { id, ...ways } of waysToPay)
    for (const [billing, term] of Object.entries(ways))
      all[billing + capital(id)] = services.pricing.ways.terms[term];
  return Object.fromEntries(Object.entries(all).map(([name, phrase]) => [name, fill(phrase, facts)]));
}

function formFields(locale: Locale) {
  const { form } = languages[locale].copy.contact;
  const labels = fieldNames.map((name) => {
    const { label } = form.fields[name];
    return "required" in fields[name] ? label : `${label} (${form.optional})`;
  });
  return formatList(locale, labels);
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
