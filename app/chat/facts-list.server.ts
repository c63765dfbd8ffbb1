import { copyIn } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type PageId, pathOf } from "#app/pages.ts";
import { timelineOf } from "#app/studio/fact-values.server.ts";
import { formatEuros } from "#app/studio/format.ts";
import { nda, type Price, type PriceId, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import type { ServiceId } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import type { FactId } from "./asked/asked.ts";

/** One thing that the site says: the answer, and the page that says it. */
export type Fact = { id: FactId; title: string; text: string; page: PageId };

/** Everything that the embedded answerer can say in one language, composed from what the pages show. */
export function factsIn(locale: Locale): Fact[] {
  const {
    services,
    contact,
    about,
    home,
    chat,
    projects: work,
    testimonials,
    techStack: stack,
  } = words(locale);
  const { pricing, cards } = services;
  const benefit = services.whyChoose.benefits;
  const faq = contact.faq.items;

  const fact = (id: FactId, page: PageId, title: string, ...texts: string[]): Fact => ({
    id,
    page,
    title,
    text: texts.join(" "),
  });
  const craft = (id: FactId, service: ServiceId) => {
    const { title, description, features, timeline } = cards[service];
    const list = Object.values(features).join(" · ");
    return fact(
      id,
      "services",
      title,
      description,
      `${list}.`,
      `${fill(timeline, timelineOf(service, locale))}.`,
    );
  };
  const timeline = (id: FactId, service: ServiceId) =>
    fact(
      id,
      "services",
      services.timelineLabel,
      `${cards[service].title}: ${fill(cards[service].timeline, timelineOf(service, locale))}.`,
    );
  const terms = (id: FactId, key: keyof ReturnType<typeof words>["terms"]["sections"], ...at: number[]) => {
    const { title, paragraphs } = words(locale).terms.sections[key];
    return fact(id, "terms", title, ...at.map((index) => paragraphs[index] ?? ""));
  };
  const privacy = (
    id: FactId,
    key: keyof ReturnType<typeof words>["privacy"]["sections"],
    ...at: number[]
  ) => {
    const { title, paragraphs } = words(locale).privacy.sections[key];
    return fact(id, "privacy", title, ...at.map((index) => paragraphs[index] ?? ""));
  };

  return [
    ...prices.map(({ id, fixed, subscription }) =>
      fact(`price.${id}`, "services", pricing.rows[id], priceText(locale, id, fixed, subscription)),
    ),
    fact("prices", "services", pricing.heading, faq.prices.answer),
    fact("subscription", "services", pricing.subscription, pricing.intro, pricing.notes.hosting),
    fact("hosting", "services", pricing.subscription, pricing.notes.hosting),
    fact("nda", "services", services.nda.heading, fill(services.nda.text, ndaRange(locale))),
    timeline("time.landing", "frontend"),
    timeline("time.saas", "fullstack"),
    timeline("time.security", "security"),
    fact("time.all", "contact", faq.timelines.question, faq.timelines.answer),
    fact("hours", "contact", contact.details.hours, chat.facts.hours),
    fact("reply", "contact", contact.meta.title, chat.facts.reply),
    fact("reach", "contact", contact.details.heading, chat.facts.reach),
    fact("location", "about", about.meta.title, chat.facts.location, chat.facts.reach),
    fact(
      "freeMaintenance",
      "services",
      benefit.afterLaunch.title,
      pricing.notes.maintenance,
      priceText(locale, "maintenance"),
    ),
    fact("support", "contact", faq.support.question, faq.support.answer),
    fact(
      "service.all",
      "services",
      services.title,
      services.intro,
      `${Object.values(cards)
        .map(({ title }) => title)
        .join(" · ")}.`,
    ),
    craft("service.frontend", "frontend"),
    craft("service.fullstack", "fullstack"),
    craft("service.security", "security"),
    craft("service.support", "support"),
    fact("seo", "about", cards.frontend.features.seo, about.mission.paragraphs.second),
    fact(
      "process",
      "about",
      about.approach.heading,
      ...Object.values(about.approach.steps).map(
        ({ title, text }, index) => `${index + 1}. ${title}: ${text}`,
      ),
    ),
    fact("wordpress", "home", home.why.heading, home.why.intro, home.why.reasons.speed.text),
    fact("stack", "techStack", stack.title, fill(chat.facts.tools, { tools: toolNames() }), stack.intro),
    fact(
      "stack.payments",
      "techStack",
      stack.groups.payments.title,
      `${cards.fullstack.features.payments}.`,
      stack.groups.payments.text,
    ),
    fact("projects", "projects", work.title, work.intro, `${projects.map(({ name }) => name).join(", ")}.`),
    fact(
      "testimonials",
      "testimonials",
      testimonials.title,
      testimonials.intro,
      `${testimonials.items.levente.quote}`,
    ),
    fact("about", "about", about.title, chat.facts.location, about.intro),
    terms("ownership", "intellectualProperty", 0, 2),
    terms("cancel", "subscriptionPlans", 2),
    terms("refund", "feesAndTaxes", 3),
    terms("invoice", "feesAndTaxes", 0, 2),
    terms("instalments", "fixedPriceProjects", 0, 1),
    terms("latePayment", "latePayment", 0),
    terms("age", "eligibility", 0),
    terms("law", "governingLaw", 0, 1),
    terms("liability", "liability", 0),
    terms("scope", "scopeChanges", 0),
    privacy("privacy", "retention", 0),
    privacy("cookies", "cookies", 0),
    privacy("chatPrivacy", "chatAssistant", 0, 1, 2),
    fact(
      "bot",
      "privacy",
      chat.notice.facts.title,
      chat.notice.facts.title.concat("."),
      chat.notice.facts.text,
    ),
    fact("greeting", "services", chat.title, chat.greeting),
    fact("thanks", "contact", chat.title, chat.facts.thanks),
  ];
}

/** Where a page is in that language, as its canonical address has it. */
export function pagePath(locale: Locale, page: PageId) {
  if (locale === "en") return pathOf(page);
  return page === "home" ? `/${locale}` : `/${locale}${pathOf(page)}`;
}

/** A row of the price list in one sentence. */
export function priceText(
  locale: Locale,
  id: PriceId,
  fixed: Price = rowOf(id).fixed,
  subscription: Price | null = rowOf(id).subscription,
) {
  const { chat, services } = words(locale);
  const { rows, perMonth } = services.pricing;
  const euros = (price: Price) =>
    price.per === "month"
      ? fill(perMonth, { price: formatEuros(locale, price) })
      : formatEuros(locale, price);
  if (!subscription || euros(subscription) === euros(fixed)) {
    return fill(chat.facts.priceOnly, { service: rows[id], price: euros(fixed) });
  }
  return fill(chat.facts.price, {
    service: rows[id],
    fixed: euros(fixed),
    subscription: euros(subscription),
  });
}

export function ndaRange(locale: Locale) {
  return {
    from: formatEuros(locale, { min: nda.min, max: nda.min }),
    to: formatEuros(locale, { min: nda.max, max: nda.max }),
  };
}

function words(locale: Locale) {
  return {
    about: copyIn(locale, "about"),
    chat: copyIn(locale, "chat"),
    contact: copyIn(locale, "contact"),
    home: copyIn(locale, "home"),
    privacy: copyIn(locale, "privacy"),
    projects: copyIn(locale, "projects"),
    services: copyIn(locale, "services"),
    techStack: copyIn(locale, "techStack"),
    terms: copyIn(locale, "terms"),
    testimonials: copyIn(locale, "testimonials"),
  };
}

function rowOf(id: PriceId): { fixed: Price; subscription: Price | null } {
  const row = prices.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no price ${id}`);
  return row;
}

function toolNames() {
  return techStack.flatMap(({ tools }) => tools.map(({ name }) => name)).join(", ");
}
