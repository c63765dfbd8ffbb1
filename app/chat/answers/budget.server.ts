import { fill } from "#app/i18n/fill.ts";
import { formatUnit } from "#app/i18n/format.server.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { type Fit, fitOf, priceFor, rowsBelow, rowsWithin, sites } from "../understanding/asks/row-picks.ts";
import { amountIn } from "../understanding/words/reading.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";
import { leftText, priceText, subscriptionText, verdicts } from "./price-text.server.ts";
import { listText, namedRowsIn, rowFacts, rowsIn } from "./rows.ts";
import { together } from "./sums.server.ts";

/** What an amount is enough for: of what is named, together, else of the whole list, the largest first. */
export function budgetFacts(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const amount = amountIn(ask.quantities)?.value;
  if (amount === undefined) return inEuros(ask, copy);
  const { answers } = copy.chat;
  const named = rowsIn(ask);
  if (namedRowsIn(ask).length > 1 && ask.aspect !== "choice") return together(ask, copy);
  const [row, more] = namedRowsIn(ask);
  if (row && !more && ask.aspect === "lasting") return [lastingFact(row, amount, copy)];
  if (named.length > 0) {
    const enough = (row: PriceId) => fitOfRow(row, amount, ask.monthly && !ask.once);
    const verdictOf = (row: PriceId, fit: Fit) =>
      [answers[verdicts[fit]], ask.aspect === "left" ? leftOf(row, amount, ask, copy) : ""].join(" ").trim();
    // What is not enough for a site of several pages may be for one page.
    const isNone = named.every((row) => sites.has(row) && enough(row) === "not");
    const instead = isNone ? rowsBelow(named).filter((row) => sites.has(row) && enough(row) !== "not") : [];
    return [...named, ...instead.slice(0, 1)].map((row) =>
      fact("budget", `${priceText(row, copy)} ${verdictOf(row, enough(row))}`, copy.on.priceList, row),
    );
  }
  const text = ask.monthly ? subscriptionText : priceText;
  const { fits, maybe, not } = rowsWithin(amount, ask.monthly);
  const lists = [
    listText(answers.budgetFits, fits, copy, text),
    listText(fits.length > 0 ? answers.budgetMaybe : answers.budgetOnly, maybe, copy, text),
  ].filter((list) => list !== null);
  const none = ask.monthly ? answers.budgetNoneMonthly : answers.budgetNone;
  if (lists.length === 0) lists.push(listText(none, not.slice(-2).toReversed(), copy, text) ?? "");
  return [fact("budget", lists.join("\n"), copy.on.priceList)];
}

/** For how many months of its subscription an amount lasts: of a large project, and of a small one. */
function lastingFact(row: PriceId, amount: number, copy: AnswerCopy): Fact {
  const { answers } = copy.chat;
  const price = priceFor(row, true);
  const [from, to] = price ? [Math.floor(amount / price.max), Math.floor(amount / price.min)] : [0, 0];
  const time = fill(answers.lasts, { time: formatUnit(copy.locale, from, "month", to) });
  const said = from > 0 ? time : answers[verdicts[to > 0 ? "maybe" : "not"]];
  return fact("budget", `${subscriptionText(row, copy)} ${said}`, copy.on.priceList, row);
}

function leftOf(row: PriceId, amount: number, { monthly, once }: Ask, copy: AnswerCopy) {
  const price = priceFor(row, monthly && !once);
  return price ? leftText(amount, price, copy) : "";
}

/** An amount in another currency: nothing is converted, the list is in the studio's own. */
function inEuros(ask: Ask, copy: AnswerCopy): Fact[] | null {
  const isForeign = ask.quantities.some(({ kind }) => kind === "money");
  if (!isForeign) return null;
  return [
    fact("budget", copy.services.pricing.note, copy.on.priceList),
    ...(rowFacts("price", ask, copy, priceText) ?? [
      fact("price-list", copy.contact.faq.items.prices.answer, copy.on.priceList),
    ]),
  ];
}

function fitOfRow(row: PriceId, amount: number, monthly: boolean) {
  // What is sold by the month alone is held against the amount as it is.
  const price = priceFor(row, monthly) ?? priceFor(row, true);
  return price ? fitOf(price, amount) : "not";
}
