import { studio } from "#app/studio/company.ts";
import type { Quantity } from "../../text/quantities.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { FRAGMENT } from "../thread/heard.ts";
import type { Thread } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";
import type { Moves } from "./moves.ts";

/** "And with 900?", "by the month then", after what an amount is enough for: the same of another. */
export function otherBudget(moves: Moves, { asked, budget }: Thread): Ask | null {
  const { rows, places, period, said } = moves;
  const isOfList = asked?.topic === "budget" && asked.products.length === 0 && amountIn(asked.quantities);
  if (!isOfList || !budget || rows.length + places.length > 0 || period || said.has("difference"))
    return null;
  const amount = moves.amount ?? amountOf(moves.number?.value ?? null) ?? budget.amount;
  const monthly = moves.billing ? moves.billing === "monthly" : budget.monthly;
  const isOther = amount !== budget.amount || monthly !== budget.monthly;
  return isOther
    ? { ...plainAsk("budget"), quantities: [amount], monthly, firm: true, probability: FRAGMENT }
    : null;
}

/** A number of nothing, in the currency of the list. */
function amountOf(value: number | null): Quantity | null {
  const isMoney = value !== null && value >= LEAST;
  return isMoney ? { kind: "money", currency: studio.currency, value, start: 0, end: 0 } : null;
}

/** Less is a number of things. */
const LEAST = 20;
