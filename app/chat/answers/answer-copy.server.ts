import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import type { Product } from "../text/products.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Fact, Source } from "./fact.ts";

/** All that an answer may quote, in one language. */
export function answerCopy(locale: Locale) {
  const known = copies.get(locale);
  if (known) return known;
  const copy = makeCopy(locale);
  copies.set(locale, copy);
  return copy;
}

export type AnswerCopy = ReturnType<typeof makeCopy>;

const copies = new Map<Locale, AnswerCopy>();

function makeCopy(locale: Locale) {
  const services = copyIn(locale, "services");
  const contact = copyIn(locale, "contact");
  const terms = copyIn(locale, "terms").sections;
  const privacy = copyIn(locale, "privacy").sections;
  const accessibility = copyIn(locale, "accessibility").sections;
  const page = (id: PageId): Source => ({ page: id, name: pageName(locale, id) });
  return {
    locale,
    about: copyIn(locale, "about"),
    chat: copyIn(locale, "chat"),
    contact,
    home: copyIn(locale, "home"),
    privacy,
    projects: copyIn(locale, "projects"),
    services,
    techStack: copyIn(locale, "techStack"),
    terms,
    testimonials: copyIn(locale, "testimonials"),
    /** Where it is said. */
    on: {
      page,
      priceList: { page: "services", anchor: "pricing", name: services.pricing.heading } satisfies Source,
      service: (id: keyof typeof services.cards): Source => ({
        page: "services",
        anchor: id,
        name: services.cards[id].title,
      }),
    },
    /** An answer that stands among the frequent questions of Services, or of Contact. */
    asked: (topic: Topic, id: keyof typeof services.faq.items): Fact =>
      fact(topic, answered(services.faq.items[id]), {
        page: "services",
        anchor: `faq-${id}`,
        name: services.faq.items[id].question,
      }),
    goodToKnow: (topic: Topic, id: keyof typeof contact.goodToKnow.items): Fact =>
      fact(topic, answered(contact.goodToKnow.items[id]), {
        page: "contact",
        anchor: `faq-${id}`,
        name: contact.goodToKnow.items[id].question,
      }),
    contactFaq: (topic: Topic, id: keyof typeof contact.faq.items): Fact =>
      fact(topic, contact.faq.items[id].answer, {
        page: "contact",
        anchor: `faq-${id}`,
        name: contact.faq.items[id].question,
      }),
    /** Paragraphs of the terms or of the privacy policy. */
    term: (topic: Topic, id: keyof typeof terms, ...at: number[]): Fact =>
      fact(topic, pick(terms[id].paragraphs, at), { page: "terms", anchor: id, name: terms[id].title }),
    policy: (topic: Topic, id: keyof typeof privacy, ...at: number[]): Fact =>
      fact(topic, pick(privacy[id].paragraphs, at), { page: "privacy", anchor: id, name: privacy[id].title }),
    /** Sentences of one paragraph of the terms, or of the accessibility statement, in the order that answers. */
    clause: (topic: Topic, id: keyof typeof terms, paragraph: number, ...at: number[]): Fact =>
      fact(topic, pick(sentencesOf(terms[id].paragraphs[paragraph]), at), {
        page: "terms",
        anchor: id,
        name: terms[id].title,
      }),
    statement: (topic: Topic, id: keyof typeof accessibility, paragraph: number, ...at: number[]): Fact =>
      fact(topic, pick(sentencesOf(accessibility[id].paragraphs[paragraph]), at), {
        page: "accessibility",
        anchor: id,
        name: accessibility[id].title,
      }),
  };
}

export function fact(topic: Topic, text: string, source: Source, about?: Product["id"]): Fact {
  return { id: about ? `${topic}.${about}` : topic, text, source };
}

/** "No." says nothing without its question, and a visitor may have asked in other words. */
function answered({ question, answer }: { question: string; answer: string }) {
  return `${question} ${answer}`;
}

export function sentencesOf(paragraph = ""): string[] {
  return paragraph.split(/(?<=[.!?…]) (?=\p{Lu}|[¿¡«“])/u);
}

function pick(paragraphs: readonly string[], at: readonly number[]) {
  return at.map((index) => paragraphs.at(index) ?? "").join(" ");
}
