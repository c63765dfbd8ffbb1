import { copyIn } from "#app/i18n/copy.server.ts";
import { ndaRange, priceInWords, timelineOf } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import type { ServiceId } from "#app/studio/services.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import { testimonials as clients } from "#app/studio/testimonials.ts";
import type { FactId } from "#locales/language.ts";

/** One thing that the site says: the answer, and the page that says it. */
export type Fact = { id: FactId; title: string; text: string; page: PageId };

/** Everything that the embedded answerer can say in one language, composed from what the pages show. */
export function factsIn(locale: Locale): Fact[] {
  const copy = words(locale);
  const { services, contact, about, home, chat, projects: work, testimonials, techStack: stack } = copy;
  const [terms, privacy] = [copy.terms.sections, copy.privacy.sections];
  const { pricing, cards } = services;
  const benefit = services.whyChoose.benefits;
  const faq = contact.faq.items;
  const [{ id: client, author, company }] = clients;

  const fact = (id: FactId, page: PageId, title: string, ...texts: string[]): Fact => ({
    id,
    page,
    title,
    text: texts.join(" "),
  });
  const timeOf = (service: ServiceId) => `${fill(cards[service].timeline, timelineOf(service, locale))}.`;
  const craft = (id: FactId, service: ServiceId) => {
    const { title, description, features } = cards[service];
    return fact(
      id,
      "services",
      title,
      description,
      `${Object.values(features).join(" · ")}.`,
      timeOf(service),
    );
  };
  const timeline = (id: FactId, service: ServiceId) =>
    fact(id, "services", `${services.timelineLabel} · ${cards[service].title}`, timeOf(service));
  const clause = (id: FactId, page: PageId, { title, paragraphs }: Clause, ...at: number[]) =>
    fact(id, page, title, ...at.map((index) => paragraphs[index] ?? ""));

  return [
    ...prices.map(({ id }) => fact(`price.${id}`, "services", pricing.rows[id], priceText(locale, id))),
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
        ({ title, text }, index) => `${index + 1}. ${formatLabelled(locale, title, text)}`,
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
      fill(chat.facts.quote, { author, company, quote: testimonials.items[client].quote }),
    ),
    fact("about", "about", about.title, chat.facts.location, about.intro),
    clause("ownership", "terms", terms.intellectualProperty, 0, 2),
    clause("cancel", "terms", terms.subscriptionPlans, 2, 3),
    clause("refund", "terms", terms.feesAndTaxes, 3),
    clause("invoice", "terms", terms.feesAndTaxes, 0, 2),
    clause("instalments", "terms", terms.fixedPriceProjects, 0, 1),
    clause("latePayment", "terms", terms.latePayment, 0),
    clause("age", "terms", terms.eligibility, 0),
    clause("law", "terms", terms.governingLaw, 0, 1),
    clause("liability", "terms", terms.liability, 0),
    clause("scope", "terms", terms.scopeChanges, 0),
    clause("privacy", "privacy", privacy.retention, 0),
    clause("cookies", "privacy", privacy.cookies, 0),
    clause("chatPrivacy", "privacy", privacy.chatAssistant, 0, 1, 2),
    fact("bot", "privacy", chat.notice.facts.title, `${chat.notice.facts.title}.`, chat.notice.facts.text),
    fact("greeting", "services", chat.title, chat.greeting),
    fact("thanks", "contact", chat.title, chat.facts.thanks),
  ];
}

/** A row of the price list in one sentence. */
export function priceText(locale: Locale, id: PriceId) {
  const { chat, services } = words(locale);
  const row = priceRow(id);
  const service = services.pricing.rows[id];
  const fixed = priceInWords(locale, row.fixed);
  const subscription = row.subscription && priceInWords(locale, row.subscription);
  return subscription === null || subscription === fixed
    ? fill(chat.facts.priceOnly, { service, price: fixed })
    : fill(chat.facts.price, { service, fixed, subscription });
}

type Clause = { title: string; paragraphs: string[] };

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

function toolNames() {
  return techStack.flatMap(({ tools }) => tools.map(({ name }) => name)).join(", ");
}
