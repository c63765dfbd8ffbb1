import { isSoldBothWays } from "#app/studio/estimate.ts";
import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { extremesOf, rowsBelow } from "../understanding/asks/row-picks.ts";
import type { Topic } from "../understanding/asks/topics.ts";
import { extremesShown } from "../understanding/thread/shown-by.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import { differenceFacts, gapFacts, paidOffFacts } from "./differences.server.ts";
import type { Fact } from "./fact.ts";
import {
  comparisonText,
  describedText,
  differenceText,
  fixedText,
  monthsIn,
  priceText,
  subscriptionText,
  upkeepText,
} from "./price-text.server.ts";
import { listText, rowFacts, rowsIn } from "./rows.ts";
import { together } from "./sums.server.ts";

/** Two things are compared with each other, one with itself: paid once or by the month. */
export function compare(ask: Ask, copy: AnswerCopy): Fact[] {
  const { answers } = copy.chat;
  const months = monthsIn(ask);
  const rows = rowsIn(ask);
  const [one, other] = rows;
  const [gap, paidOff] = [ask.aspect === "gap", ask.aspect === "paidOff"];
  if (paidOff) return paidOffFacts(ask, copy) ?? compare({ ...ask, aspect: undefined }, copy);
  if (gap)
    return [
      ...(together(ask, copy) ?? compare({ ...ask, aspect: undefined }, copy)),
      ...(gapFacts(ask, copy) ?? []),
    ];
  if (!one) {
    const text = `${answers.compareWhat} ${copy.services.pricing.notes.hosting}`;
    return [fact("compare", text, copy.on.priceList)];
  }
  if (months && ask.free && one === "maintenance" && !other)
    return [fact("compare", upkeepText(months, copy), copy.on.priceList, one)];
  if (other && !months) return sideBySide("compare", ask, copy);
  const told = (row: PriceId) => {
    const note = months && row === "maintenance" ? ` ${copy.services.pricing.notes.maintenance}` : "";
    return `${comparisonText(row, months, copy)}${note}`;
  };
  const each = rowFacts("compare", ask, copy, told) ?? [];
  // Which is better is no matter of money alone.
  const isOpen = !months && isSoldBothWays(priceRow(one));
  return isOpen
    ? [...each, fact("compare", copy.services.pricing.notes.hosting, copy.on.priceList, one)]
    : each;
}

/** What is in each row and what it costs; of two, by how much one costs more. */
export function sideBySide(topic: Topic, ask: Ask, copy: AnswerCopy): Fact[] {
  const [one, other, more] = rowsIn(ask);
  const apart = differenceFacts(ask, copy);
  if (apart) return apart;
  const each = rowFacts(topic, ask, copy, (row) => describedText(row, copy));
  const isOfTwo = one && other && !more && ask.aspect !== "choice";
  const difference = isOfTwo ? differenceText([one, other], copy) : null;
  return [...(each ?? []), ...(difference ? [fact(topic, difference, copy.on.priceList)] : [])];
}

/** The lowest prices, or the highest, of what is named or of the whole list. */
export function extremes(id: "cheapest" | "dearest", ask: Ask, copy: AnswerCopy): Fact[] {
  const { answers } = copy.chat;
  const named = rowsIn(ask);
  if (ask.aspect === "below") {
    const below = rowsBelow(named).slice(0, MOST_BELOW);
    const text =
      below.length > 0 ? listText(answers.below, below, copy) : listText(answers.belowNone, named, copy);
    return [fact(id, text ?? "", copy.on.priceList)];
  }
  const text = ask.monthly ? subscriptionText : ask.once && named.length < 2 ? fixedText : priceText;
  if (named.length < 2)
    return [fact(id, listText(answers[id], extremesShown(ask), copy, text) ?? "", copy.on.priceList)];
  const [first, second] = extremesOf(id, named);
  const apart = first && second && differenceText([first, second], copy);
  // Of two whose prices overlap, which one costs less depends on the project: both are said.
  if (named.length === 2 && !apart) return rowFacts(id, ask, copy, text) ?? [];
  const texts = [first && priceText(first, copy), apart];
  return [fact(id, texts.filter(Boolean).join("\n"), copy.on.priceList)];
}

const MOST_BELOW = 4;
