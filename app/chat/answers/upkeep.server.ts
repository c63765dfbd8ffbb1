import { formatLabelled } from "#app/i18n/format.server.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { priceText } from "./price-text.server.ts";
import { quotesOf } from "./quotes.server.ts";

/** What a site needs once it is there: a place, a name, care, and somebody who can go on with it. */
export const upkeepAnswers = {
  hosting: (ask, copy) => {
    const included = fact("hosting", copy.services.pricing.notes.hosting, copy.on.priceList);
    const shared = copy.clause("hosting", "subscriptionPlans", 1, 0, 1);
    if (ask.aspect === "availability") return [shared];
    // Who pays once has an account of their own, and pays for it.
    const own = copy.term("hosting", "components", 2);
    const paid = copy.term("hosting", "feesAndTaxes", 0);
    if (ask.aspect === "included") return ask.once ? [included, paid] : [included];
    if (ask.once) return [paid, own, included];
    return ask.aspect === "unlisted" ? [included, paid, own] : [included, own];
  },
  "hosting-place": (_, copy) => {
    const { title, text } = copy.techStack.groups.deployment;
    const tools = techStack.find(({ id }) => id === "deployment")?.tools.map(({ name }) => name) ?? [];
    const place = `${text} ${formatLabelled(copy.locale, title, tools.join(", "))}.`;
    return [fact("hosting-place", `${place} ${copy.chat.answers.hostingPlace}`, copy.on.page("techStack"))];
  },
  "domain-email": (_, copy) => [
    copy.asked("domain-email", "domains"),
    copy.term("domain-email", "feesAndTaxes", 0),
  ],
  "free-maintenance": (_, copy) => [
    fact("free-maintenance", copy.services.pricing.notes.maintenance, copy.on.priceList),
    copy.term("free-maintenance", "freeMaintenance", 1, 2),
    copy.term("free-maintenance", "maintenancePlans", 0),
    fact("free-maintenance", priceText("maintenance", copy), copy.on.priceList, "maintenance"),
  ],
  maintenance: (_, copy) => [
    fact(
      "maintenance",
      `${copy.services.pricing.includes.maintenance} ${priceText("maintenance", copy)}`,
      copy.on.priceList,
      "maintenance",
    ),
    fact("maintenance", copy.services.pricing.notes.maintenance, copy.on.priceList),
    copy.term("maintenance", "maintenancePlans", 0, 1),
  ],
  "content-editing": (_, copy) => [
    copy.asked("content-editing", "contentEdits"),
    fact(
      "content-editing",
      `${copy.services.pricing.includes.maintenance} ${priceText("maintenance", copy)}`,
      copy.on.priceList,
    ),
  ],
  "on-call": (_, copy) => [
    fact(
      "on-call",
      `${copy.services.pricing.includes.onCall} ${priceText("onCall", copy)}`,
      copy.on.priceList,
      "onCall",
    ),
    copy.contactFaq("on-call", "support"),
    copy.term("on-call", "maintenancePlans", 0),
  ],
  redesign: (_, copy) => [
    fact(
      "redesign",
      `${copy.chat.answers.takeover} ${copy.services.cards.support.description}`,
      copy.on.service("support"),
    ),
    ...quotesOf(["takeover"], copy, "redesign"),
  ],
  handover: (_, copy) => [othersGoOn("handover", copy), copy.term("handover", "intellectualProperty", 0)],
} satisfies Partial<Answers<Topic>>;

/** Why what is built with these tools can be taken over by anybody who knows them. */
export function othersGoOn(topic: Topic, copy: AnswerCopy) {
  const { heading, reasons } = copy.techStack.why;
  return fact(topic, formatLabelled(copy.locale, heading, reasons.handover.text), copy.on.page("techStack"));
}
