import { type Ask, rowTopics } from "../asks/ask.ts";
import { isRow, isUpkeep } from "../asks/row-picks.ts";
import { besides, needing, ofMoney, ofNeeds, wanting } from "../asks/topic-families.ts";
import { followUp, isAnother } from "../follow-ups/follow-up.ts";
import { asAsk, FRAGMENT, type Heard, NOTHING, PLAIN, SURE, UNSURE } from "../thread/heard.ts";
import { amountIn } from "../words/reading.ts";

/** Who tells what they need, without naming it: the rows that come closest. */
export function toldNeed(heard: Heard): Ask | null {
  const { needed, named, quantities, monthly, once, counts, guesses, thread, isFragment, cues } = heard;
  const [guess] = guesses;
  const probability = guess?.probability ?? 0;
  const rows = named.filter(isRow);
  const careOnly = rows.every(({ id }) => id === "marketingWebsite") && needed.every(isUpkeep);
  // "Without the roles", of what was spoken of, tells of no need.
  const isLeftOut = cues.has("without") && !isAnother(heard, thread.products);
  if (isLeftOut && thread.products.some(isRow)) return null;
  if (needed.length === 0 || (rows.length > 0 && !careOnly) || named.some(({ kind }) => kind === "project"))
    return null;
  // "Who won last night?" is after nobody on call.
  if (guess?.class === "off-topic" && probability >= PLAIN && !cues.has("want") && !cues.has("cost"))
    return null;
  const wants =
    cues.has("want") && guess !== undefined && (wanting.has(guess.class) || ofNeeds.has(guess.class));
  const asksCost =
    guess !== undefined &&
    cues.has("cost") &&
    probability < PLAIN &&
    (ofNeeds.has(guess.class) || besides.has(guess.class));
  const isTold = asksCost || !guess || needing.has(guess.class) || probability < UNSURE || wants;
  const isMore = thread.topic !== null && ofMoney.has(thread.topic) && probability < SURE;
  if (!isTold && !isMore) return null;
  const topic =
    guess && (rowTopics.has(guess.class) || guess.class === "budget") && probability >= NOTHING
      ? guess.class
      : "price";
  const isSpent = amountIn(quantities) !== undefined;
  const followed = cues.has("add") ? followUp({ ...heard, named: needed }, [], thread) : null;
  if (followed?.topic === "estimate") return { ...asAsk(heard, followed) };
  return {
    topic: isSpent ? "budget" : topic,
    // "A website, and somebody to look after it"; "the website" is there already.
    products: cues.has("want") ? [...rows, ...needed] : needed,
    hints: [],
    described: rows.length === 0,
    quantities,
    monthly,
    once,
    counts,
    needed,
    probability: isFragment ? FRAGMENT : Math.max(probability, UNSURE),
  };
}
