import { copyIn } from "#app/i18n/copy.server.ts";
import { ndaRange } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatLabelled } from "#app/i18n/format.server.ts";
import { optionalPage } from "#app/pages.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { ServiceId } from "#app/studio/services.ts";
import { type Ask, isOffList, isOfNothing } from "../understanding/asks/ask.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { budgetFacts } from "./budget.server.ts";
import { compare, extremes } from "./comparisons.server.ts";
import type { Fact } from "./fact.ts";
import { describedText, priceText, subscriptionText } from "./price-text.server.ts";
import { listText, namedRowsIn, rowFacts, rowsIn } from "./rows.ts";
import { together } from "./sums.server.ts";

/** What things cost: each amount is a row of the price list, or computed from rows. */
export const priceAnswers = {
  price,
  "subscription-price": (ask, copy) => [
    ...(together({ ...ask, monthly: true }, copy) ??
      rowFacts("subscription-price", ask, copy, subscriptionText) ??
      subscription(copy)),
    ...beforeTax(ask, copy),
  ],
  subscription: (ask, copy) => [
    ...(rowFacts("subscription-price", ask, copy, subscriptionText) ?? []),
    ...subscription(copy),
  ],
  compare,
  cheapest: (ask, copy) => extremes("cheapest", ask, copy),
  dearest: (ask, copy) => extremes("dearest", ask, copy),
  budget: (ask, copy) => budgetFacts(ask, copy) ?? rowFacts("price", ask, copy, priceText) ?? priceList(copy),
  estimate: (ask, copy) => (isOfNothing(ask) ? [adding(copy)] : price(ask, copy)),
  quote: (ask, copy) => [
    ...(together(ask, copy) ?? rowFacts("price", ask, copy, priceText) ?? []),
    copy.goodToKnow("quote", "quote"),
    fact("quote", copy.chat.answers.sendProject, copy.on.page("contact")),
  ],
  "price-list": (ask, copy) => price({ ...ask, products: [] }, copy),
  hourly: (_, copy) => {
    const text = `${copy.chat.answers.hourly} ${copy.services.whyChoose.benefits.clearPrices.text}`;
    return [fact("hourly", text, copy.on.priceList)];
  },
  discount: (_, copy) => [copy.asked("discount", "discounts")],
  "payment-methods": (ask, copy) => [
    copy.asked("payment-methods", "payment"),
    ...(ask.aspect === "unlisted" ? [otherPayment("payment-methods", copy)] : []),
  ],
  instalments: (_, copy) => [
    copy.term("instalments", "fixedPriceProjects", 1),
    copy.term("instalments", "subscriptionPlans", 0),
  ],
  invoice: (ask, copy) => [
    ...(rowFacts("price", ask, copy, priceText) ?? []),
    fact("invoice", copy.services.pricing.note, copy.on.priceList),
    copy.term("invoice", "feesAndTaxes", ask.aspect === "range" ? 2 : 1),
  ],
  "late-payment": (_, copy) => [copy.term("late-payment", "latePayment", 0, 1)],
  refund: (_, copy) => [copy.term("refund", "feesAndTaxes", 3), copy.term("refund", "termination", 0)],
  "scope-change": (_, copy) => [copy.term("scope-change", "scopeChanges", 0)],
  revisions: (_, copy) => [copy.asked("revisions", "revisions")],
  includes: (ask, copy) => [
    ...(rowFacts("includes", ask, copy, describedText) ?? []),
    ...(ask.monthly || isOfUpkeep(ask) ? includedMonthly(ask, copy) : [includedAlways(copy)]),
  ],
} satisfies Partial<Answers<Topic>>;

function price(ask: Ask, copy: AnswerCopy): Fact[] {
  const { answers } = copy.chat;
  if (isOffList(ask)) {
    const isPaid = ask.aspect === "paid";
    const said = isPaid
      ? fact("quote", answers.paidByClient, copy.on.page("projects"))
      : fact("quote", answers.unlisted, copy.on.priceList);
    return [said, copy.goodToKnow("quote", "quote")];
  }
  const rows = rowsIn(ask);
  const [product] = ask.products;
  const service = product?.kind === "service" && namedRowsIn(ask).length === 0 ? product.id : undefined;
  if (service && ask.aspect === "levels")
    return [fact("price", listText(headingOf(service, copy), rows, copy) ?? "", copy.on.priceList, service)];
  if (service || ask.aspect === "unsure")
    return [fact("price", listText(answers.whichRow, rows, copy) ?? "", copy.on.priceList, service)];
  const range = beforeTax(ask, copy);
  const ofRows =
    together(ask, copy) ??
    rowFacts(
      "price",
      ask,
      copy,
      withFreeMonthNote(rows, ask.aspect === "wanted" ? describedText : priceText),
    );
  return ofRows ? [...ofRows, ...range] : (ndaPrice(ask, copy) ?? [...priceList(copy), ...range]);
}

/** "Is there a calculator?" */
function adding(copy: AnswerCopy) {
  const page = optionalPage("estimate");
  if (!page) return fact("estimate", copy.services.pricing.note, copy.on.priceList);
  const words = copyIn(copy.locale, page);
  return fact("estimate", "intro" in words ? words.intro : words.meta.name, copy.on.page(page));
}

function headingOf(service: ServiceId, { locale, services }: AnswerCopy) {
  return formatLabelled(locale, services.cards[service].title, "").trimEnd();
}

/** What comes on top, and what an amount depends on. */
function beforeTax({ aspect }: Ask, copy: AnswerCopy): Fact[] {
  return aspect === "range" ? [fact("price", copy.services.pricing.note, copy.on.priceList)] : [];
}

/** A row's price; beside that of upkeep alone, that its first month costs nothing. */
function withFreeMonthNote([only, more]: readonly PriceId[], text: typeof priceText) {
  return (row: PriceId, copy: AnswerCopy) =>
    only === "maintenance" && !more
      ? `${text(row, copy)} ${copy.services.pricing.notes.maintenance}`
      : text(row, copy);
}

function ndaPrice({ products }: Ask, copy: AnswerCopy): Fact[] | null {
  const { heading, text } = copy.services.nda;
  const isNda = products.some(({ kind }) => kind === "nda");
  return isNda
    ? [fact("nda", fill(text, ndaRange(copy.locale)), { ...copy.on.priceList, name: heading })]
    : null;
}

function priceList(copy: AnswerCopy) {
  return [fact("price-list", copy.contact.faq.items.prices.answer, copy.on.priceList)];
}

/** PayPal and the like: on neither page, for paying the studio or for what is built. */
export function otherPayment(topic: "payment-methods" | "payments", copy: AnswerCopy): Fact {
  const source = topic === "payments" ? copy.on.page("techStack") : copy.asked(topic, "payment").source;
  return fact(topic, copy.chat.answers.paymentsOther, source);
}

function subscription(copy: AnswerCopy) {
  return [
    fact("subscription", copy.services.pricing.intro, copy.on.priceList),
    copy.term("subscription", "subscriptionPlans", 2),
  ];
}

/** What a subscription includes; upkeep is none. */
function includedMonthly(ask: Ask, copy: AnswerCopy): Fact[] {
  return isOfUpkeep(ask) ? [] : [fact("includes", copy.services.pricing.notes.hosting, copy.on.priceList)];
}

function isOfUpkeep(ask: Ask) {
  const rows = rowsIn(ask);
  return rows.length > 0 && rows.every((row) => priceRow(row).fixed.per === "month");
}

/** What every fixed price includes; the page goes on with a list of the rows. */
function includedAlways(copy: AnswerCopy): Fact {
  const included = copy.asked("includes", "includes");
  return { ...included, text: included.text.replace(/(?<=[.!?]) [^.!?]{1,60}:$/, "") };
}
