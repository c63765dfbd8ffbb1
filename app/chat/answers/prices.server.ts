import { copyIn } from "#app/i18n/copy.server.ts";
import { ndaRange, priceInWords } from "#app/i18n/fact-values.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { hasPage } from "#app/pages.ts";
import { estimateQuery } from "#app/studio/estimate-query.ts";
import { type Price, type PriceId, priceRow, prices } from "#app/studio/prices.ts";
import { monthsOf } from "../text/quantities.ts";
import type { Ask } from "../understanding/ask.ts";
import type { Topic } from "../understanding/topics.ts";
import type { Answers } from "./answer.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { sumOf } from "./arithmetic.ts";
import { budgetFacts } from "./budget.server.ts";
import type { Fact, Source } from "./fact.ts";
import { comparisonText, includedText, priceText, subscriptionText } from "./price-text.server.ts";
import { listText, rowsIn } from "./rows.ts";

/** What things cost: each amount is a row of the price list, or computed from rows. */
export const priceAnswers = {
  price,
  "subscription-price": (ask, copy) =>
    rowFacts("subscription-price", ask, copy, subscriptionText) ?? subscription(copy),
  subscription: (_, copy) => subscription(copy),
  compare: (ask, copy) => {
    const months = ask.quantities.flatMap((quantity) =>
      quantity.kind === "duration" ? (monthsOf(quantity) ?? []) : [],
    )[0];
    const rows = rowsIn(ask);
    // Two things are compared with each other, one with itself: paid once or by the month.
    if (rows.length > 2 && !months) return together(ask, copy) ?? [];
    if (rows.length > 1 && !months) return rowFacts("compare", ask, copy, priceText) ?? [];
    const text = `${copy.chat.answers.compareWhat} ${copy.services.pricing.notes.hosting}`;
    if (rows.length === 0) return [fact("compare", text, copy.on.priceList)];
    return rowFacts("compare", ask, copy, (row) => comparisonText(row, months, copy)) ?? [];
  },
  cheapest: (ask, copy) => {
    const named = rowsIn(ask);
    const [first, second] = lowestFirst(named.length > 1 ? named : projectRows);
    const rows = named.length > 1 ? [first] : [first, second];
    return [
      fact(
        "cheapest",
        listText(
          copy.chat.answers.cheapest,
          rows.filter((row) => row !== undefined),
          copy,
        ) ?? "",
        copy.on.priceList,
      ),
    ];
  },
  dearest: (ask, copy) => {
    const named = rowsIn(ask);
    const rows = lowestFirst(named.length > 1 ? named : projectRows).toReversed();
    const text = listText(copy.chat.answers.dearest, rows.slice(0, named.length > 1 ? 1 : 2), copy);
    return [fact("dearest", text ?? "", copy.on.priceList)];
  },
  budget: (ask, copy) => budgetFacts(ask, copy) ?? rowFacts("price", ask, copy, priceText) ?? priceList(copy),
  estimate: price,
  quote: (ask, copy) => [
    ...(rowFacts("price", ask, copy, priceText) ?? []),
    copy.goodToKnow("quote", "quote"),
  ],
  "price-list": (_, copy) => priceList(copy),
  hourly: (_, copy) => {
    const text = `${copy.chat.answers.hourly} ${copy.services.whyChoose.benefits.clearPrices.text}`;
    return [fact("hourly", text, copy.on.priceList)];
  },
  discount: (_, copy) => [copy.asked("discount", "discounts")],
  "payment-methods": (_, copy) => [copy.asked("payment-methods", "payment")],
  instalments: (_, copy) => [
    copy.term("instalments", "fixedPriceProjects", 1),
    copy.term("instalments", "subscriptionPlans", 0),
  ],
  invoice: (_, copy) => [
    fact("invoice", copy.services.pricing.note, copy.on.priceList),
    copy.term("invoice", "feesAndTaxes", 1),
  ],
  "late-payment": (_, copy) => [copy.term("late-payment", "latePayment", 0)],
  refund: (_, copy) => [copy.term("refund", "feesAndTaxes", 3)],
  "scope-change": (_, copy) => [copy.term("scope-change", "scopeChanges", 0)],
  revisions: (_, copy) => [copy.asked("revisions", "revisions")],
  includes: (ask, copy) => [...(rowFacts("includes", ask, copy, includedText) ?? []), includedAlways(copy)],
} satisfies Partial<Answers<Topic>>;

function price(ask: Ask, copy: AnswerCopy): Fact[] {
  return (
    together(ask, copy) ?? rowFacts("price", ask, copy, priceText) ?? ndaPrice(ask, copy) ?? priceList(copy)
  );
}

type RowText = (row: PriceId, copy: AnswerCopy) => string;

/** A fact for each row that is asked about, or null where none is. */
function rowFacts(topic: Topic, ask: Ask, copy: AnswerCopy, text: RowText): Fact[] | null {
  const rows = rowsIn(ask);
  return rows.length === 0 ? null : rows.map((row) => fact(topic, text(row, copy), copy.on.priceList, row));
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

function subscription(copy: AnswerCopy) {
  return [
    fact("subscription", copy.services.pricing.intro, copy.on.priceList),
    copy.term("subscription", "subscriptionPlans", 2),
  ];
}

/** What several rows come to: paid once, and by the month. */
function together(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const rows = rowsIn(ask);
  if (rows.length < 2) return null;
  const { answers } = copy.chat;
  const names = rows.map((row) => copy.services.pricing.rows[row]).join(" + ");
  const fixed = sumOf(rows, "fixed");
  const { monthly } = sumOf(rows, "subscription");
  const inWords = (price: Price | null) => (price ? priceInWords(copy.locale, price) : "");
  const text = fixed.monthly && fixed.once ? answers.togetherBoth : answers.together;
  const sums = [
    fill(text, { rows: names, fixed: inWords(fixed.once ?? fixed.monthly), monthly: inWords(fixed.monthly) }),
    fixed.once && monthly && fill(answers.togetherMonthly, { rows: names, monthly: inWords(monthly) }),
  ];
  const lines = [...rows.map((row) => `- ${priceText(row, copy)}`), ...sums.filter((sum) => sum !== null)];
  const query = estimateQuery(rows.map((row) => ({ row, billing: "fixed", count: 1 })));
  const name = copyIn(copy.locale, "estimate").meta.name;
  const source: Source = hasPage("estimate") ? { page: "estimate", query, name } : copy.on.priceList;
  return [fact("estimate", lines.join("\n"), source)];
}

const projectRows = prices.filter(({ fixed }) => fixed.per === "project").map(({ id }) => id);

function lowestFirst(rows: readonly PriceId[]) {
  return rows.toSorted((a, b) => priceRow(a).fixed.min - priceRow(b).fixed.min);
}

/** What every fixed price includes; the page goes on with a list of the rows. */
function includedAlways(copy: AnswerCopy): Fact {
  const included = copy.asked("includes", "includes");
  return { ...included, text: included.text.replace(/(?<=[.!?]) [^.!?]{1,60}:$/, "") };
}
