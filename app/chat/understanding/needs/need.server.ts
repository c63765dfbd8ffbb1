import { type PriceId, priceRow } from "#app/studio/prices.ts";
import type { Product } from "../../text/products.ts";
import type { Ask } from "../asks/ask.ts";
import type { Need } from "../asks/needs.ts";
import { isGrown, isRow, lowestFirst } from "../asks/row-picks.ts";
import { guessNeeds, guessTopics } from "../model/classifiers.server.ts";
import type { Guess } from "../model/linear-model.ts";
import { UNMISTAKABLE } from "../thread/heard.ts";
import { pointedAt } from "../thread/references.ts";
import type { Thread } from "../thread/thread.ts";
import { countsPages } from "../words/counts-pages.ts";
import { areInPassing } from "../words/in-passing.ts";
import { productsIn } from "../words/masked-words.ts";
import { read } from "../words/reading.ts";
import { isMonthly, itemsOf, questionsIn, type Words } from "../words/segments.ts";

/** The row of the price list that a message describes without naming it. */
export function needIn(words: Words, before: Thread): Product | null {
  const isFollowUp = before.products.length > 0;
  const least = isFollowUp && !read(words).cues.has("add") ? DESCRIBING_ANEW : DESCRIBING;
  const isShort = words.length < least;
  // "And if our customers must be kept apart?", after a price: few words, and hardly any doubt.
  const isOfRow = words.length >= DESCRIBING - 1 && before.products.some(isRow);
  // "The second one, what does it cost?" describes nothing.
  if (isShort && !isInstead(words) && pointedAt(words, read(words), before).length > 0) return null;
  // "No, the one with accounts and payments": one of them is meant.
  // "No, I meant monthly, how much?" stays with it.
  if (isOfRow && isInstead(words)) return isMonthly(words) ? null : supposedNeed(words, DESCRIBING - 1);
  const guesses = (!isShort || isOfRow) && !isOfShop(words) ? guessNeeds(words) : [];
  const [guess] = guesses;
  const named = productsIn(words).filter(isRow);
  // "And with payments and a dashboard?", of an MVP: few words, and yet more than it.
  const [grown] = guesses.flatMap(({ class: need, probability }) =>
    need !== "none" && probability >= GROWN && isGrown(need, before.products) ? [need] : [],
  );
  const isMore = read(words).cues.has("add") && !read(words).cues.has("compare");
  if (grown && named.length === 0 && isMore) return { kind: "row", id: grown };
  if (!guess || guess.class === "none" || guess.probability < (isShort ? UNDOUBTED : DESCRIBED))
    return named.length === 0 && countsPages(words) ? { kind: "row", id: "marketingWebsite" } : null;
  // A name says it, whatever else is named.
  // "Some do not check the token": what is said to be missing is meant.
  if (named.some(({ id }) => id === guess.class))
    return read(words).named.some(({ id }) => id === guess.class) || guess.probability < CERTAIN
      ? null
      : { kind: "row", id: guess.class };
  // "Can one pay in the MVP?" stays with it.
  if (named.every(({ id }) => id !== "mvp") && isGrown(guess.class, before.products))
    return { kind: "row", id: guess.class };
  // "A site for half a year: is it better to subscribe or to pay once?" weighs two ways to pay for what is named.
  const { monthly, once, cues } = read(words);
  if (named.length > 0 && monthly && once && cues.has("compare")) return null;
  // A name is meant, unless it is said of everything, or in passing in a long story.
  const isTwice = isSaidTwice(words);
  const isMeant =
    named.some(({ id }) => isTwice || isInFull(id, words) || !isInPassing(id, guess, words.length)) &&
    !isMistaken(named, guess, words.length);
  if (!isMeant) return { kind: "row", id: guess.class };
  return guess.probability >= UNMISTAKABLE && areInPassing(named, words)
    ? { kind: "row", id: guess.class }
    : null;
}

/** "A plumber's site of several pages" says twice what it is. */
function isSaidTwice(words: Words) {
  const said = words.flatMap(({ products }, at) => products.filter(isRow).map(({ id }) => ({ id, at })));
  return said.some(({ id, at }, index) => {
    const before = said[index - 1];
    return before !== undefined && before.id === id && at > before.at && at - before.at <= NEXT;
  });
}

const NEXT = 3;

/** What is quoted as one row or another, by its size. */
export function isOfShop(words: Words) {
  // "Board games, some thirty articles to be sold by card. Under 3,000?": a part of it may say so.
  const isSold = (part: Words, least: number) =>
    guessTopics(part, null).some((guess) => guess.class === "shop" && guess.probability >= least);
  return (
    isSold(words, SOLD) ||
    questionsIn(words)
      .flatMap(itemsOf)
      .some((item) => isSold(item, UNMISTAKABLE))
  );
}

function isInstead(words: Words) {
  const { named, cues } = read(words);
  return named.length === 0 && cues.has("instead");
}

/** "A SaaS prototype", "a marketing website": by the name that the list has, and not by a word that everybody uses. */
function isInFull(id: Product["id"], words: Words) {
  return words.some(
    ({ products, text }) => text.includes(" ") && products.some((product) => product.id === id),
  );
}

function isInPassing(id: Product["id"], { class: guessed, probability }: Guess<Need>, length: number) {
  // A site of one page or of several: the name says as much as a description.
  const isAlike = id === "marketingWebsite" && guessed === "landingPage";
  // What is paid each month sounds like being looked after.
  const least = isAlike ? ALIKE : guessed === "maintenance" ? UPKEEP : CERTAIN;
  return probability >= least && length >= (inPassing.get(id) ?? Number.POSITIVE_INFINITY);
}

/** "Who may do what, admin or reader, and a login": beyond doubt it is no panel that is asked for. */
function isMistaken([only, more]: readonly Product[], guess: Guess<Need>, length: number) {
  if (only?.id !== "adminPanels" || more || guess.class === "none") return false;
  // A basic version of a panel, or a site with one, is still the panel; accounts that are paid for and a dashboard are
  // not.
  const isProduct =
    guess.class === "saasPrototype" && (length >= DESCRIBING_ANEW || guess.probability >= UNMISTAKABLE);
  const isOther = isProduct || priceRow(guess.class).service === "security";
  return isOther && guess.probability >= UNDOUBTED;
}

/** "It is all in Figma. I need the drawings as pages. Price?": of the row that is named and described. */
export function isOfNamed({ topic, aspect }: Ask, words: Words, rows: readonly Product[]) {
  if (topic !== "price" || aspect !== "unlisted" || rows.length !== 1) return false;
  return rows[0]?.id === describedBy(words);
}

/** The row that a message's words are of beyond doubt, named or not: so many words at least, and so likely. */
export function describedBy(words: Words, fewest = DESCRIBING, least = CERTAIN): PriceId | null {
  const [guess] = words.length >= fewest ? guessNeeds(words) : [];
  return guess && guess.class !== "none" && guess.probability >= least ? guess.class : null;
}

/** The row that is the likeliest where a price is asked for and nothing is named: said as a guess. */
export function supposedNeed(words: Words, least = SUPPOSING): Product | null {
  const [first, second, third] = words.length >= least && !isOfShop(words) ? guessNeeds(words) : [];
  const [row, next] = first?.class === "none" ? [second, third] : [first, second];
  if (!row || !next || !first || row.class === "none") return null;
  const isLikely =
    row.probability >= SUPPOSED &&
    row.probability >= MUCH_LIKELIER * (next.class === "none" ? 0 : next.probability);
  return isLikely ? { kind: "row", id: row.class } : null;
}

/** The rows that a description may be of: hardly of another, and none of them much likelier than the rest. */
export function likelyNeeds(words: Words): readonly Product[] {
  const guesses = words.length >= SUPPOSING && !isOfShop(words) ? guessNeeds(words) : [];
  const likely = guesses.filter(({ probability }) => probability >= POSSIBLE);
  const sum = likely.reduce((all, { probability }) => all + probability, 0);
  const rows = likely.flatMap(({ class: row }) => (row === "none" || ofCare.has(row) ? [] : [row]));
  return rows.length < likely.length || sum < TOGETHER
    ? []
    : lowestFirst(rows).map((id) => ({ kind: "row", id }));
}

/** What exists already is looked after: it is none of what may be wanted. */
const ofCare: ReadonlySet<Need> = new Set<Need>(["maintenance", "onCall"]);
const POSSIBLE = 0.15;
const TOGETHER = 0.8;
const SUPPOSING = 9;
const SUPPOSED = 0.4;
const MUCH_LIKELIER = 3;

/** So likely is enough where it goes on with what it grows out of. */
const GROWN = 0.2;

/** So many words a description has at least. */
const DESCRIBING = 6;
/** … and where something has been spoken of already. */
const DESCRIBING_ANEW = 10;
const DESCRIBED = 0.7;
const CERTAIN = 0.8;
const SOLD = 0.3;
const ALIKE = 0.9;
const UPKEEP = 0.97;
const UNDOUBTED = 0.85;
/** "We run a SaaS, and the admin said …", "a site where …": a name in passing, in a message of so many words. */
const inPassing: ReadonlyMap<Product["id"], number> = new Map([
  ["marketingWebsite", 11],
  ["saasPrototype", 16],
  ["adminPanels", 16],
]);
