import type { Locale } from "#app/i18n/locales.ts";
import type { PriceId } from "#app/studio/prices.ts";
import type { Matter } from "#locales/matter.ts";
import { MAX_CHARACTERS } from "../limits.ts";
import { monthsOf } from "../text/durations.ts";
import { isEmergency } from "../text/emergency.ts";
import type { Quantity } from "../text/quantities.ts";
import { tokensOf } from "../text/tokens.ts";
import { isUnlawful } from "../text/unlawful.ts";
import { wordsInAllLanguages } from "../text/vocabulary.ts";
import { type Ask, plainAsk, SURE } from "./asks/ask.ts";
import type { Topic } from "./asks/topics.ts";
import { changed } from "./basket/changed.server.ts";
import { movesIn } from "./basket/moves.ts";
import { askedAgain, returned } from "./follow-ups/asked-again.ts";
import { askedOn } from "./follow-ups/further-topics.ts";
import { withDescribed } from "./hearing/described.server.ts";
import { hearWhole } from "./hearing/hear.server.ts";
import { inFull } from "./hearing/in-full.ts";
import { inItsPlace } from "./hearing/in-its-place.ts";
import { withoutItsParts } from "./hearing/its-parts.server.ts";
import { merged } from "./hearing/merged.ts";
import { CLEAR, chosenOf, partsOf } from "./hearing/parts.server.ts";
import { settled } from "./hearing/settled.server.ts";
import { turnsIn } from "./hearing/turns.ts";
import { inOrder, withUnanswered } from "./hearing/unanswered.ts";
import { withoutStray } from "./hearing/without-stray.ts";
import { ofMatters, withOthers } from "./matters/of-a-matter.ts";
import { asConsumer } from "./matters/of-consumers.ts";
import { ofSubscribed } from "./matters/of-subscribed.ts";
import { guessLanguage, likelihoods } from "./model/classifiers.server.ts";
import { isLookedAfter, upkeep } from "./needs/looked-after.server.ts";
import { describedBy, needIn } from "./needs/need.server.ts";
import { withoutOwned } from "./needs/owned.server.ts";
import { asWanted } from "./needs/wanted.ts";
import { withFreeMonth } from "./prices/free-month.ts";
import { inCurrency } from "./prices/in-currency.ts";
import { inPrices } from "./prices/in-prices.server.ts";
import { withListed } from "./prices/listed.server.ts";
import { withSumUntil } from "./prices/until.ts";
import { wholeService } from "./prices/whole-service.ts";
import { PLAIN, UNMISTAKABLE } from "./thread/heard.ts";
import { goOn, newThread, type Thread, takeNote } from "./thread/thread.ts";
import { maskedWordsIn } from "./words/masked-words.ts";
import { withoutPaidByOthers } from "./words/paid-by-others.ts";
import { withoutPast } from "./words/periods.ts";
import { read } from "./words/reading.ts";
import type { Words } from "./words/segments.ts";
import { withShortNames } from "./words/short-names.ts";
import { SPOKEN_FOR } from "./words/topic-in.ts";
import { withoutWorkedOn } from "./words/worked-on.ts";
import { withExample } from "./works/of-begun.ts";

/** What a visitor's last message is after, in its order, and the language that it is written in, where that is plain. */
export function understand(questions: readonly string[]): { asks: Ask[]; language: Locale | null } {
  // No more of a message is heard than the server takes of one.
  const said = questions.slice(-MOST_TURNS).map((question) => question.slice(0, MAX_CHARACTERS));
  const before = said
    .slice(0, -1)
    .filter((question) => closedBy(question) === null)
    .map(wordsOf);
  const last = said.at(-1) ?? "";
  const words = wordsOf(last);
  // A few words may be of any language: those before them tell more.
  const language = guessLanguage(
    words.length > FEW ? words : [...before.flat(), ...words].slice(-MOST_TELLING),
  );
  const alone = closedBy(last);
  if (alone) return { asks: [plainAsk(alone)], language };
  const threads: Thread[] = [];
  for (const one of before) threads.push(hearNext(one, threads).after);
  return { asks: hearNext(words, threads).asks, language };
}

/** A message in the light of those before it, of the last or of the first. */
function hearNext(words: Words, threads: readonly Thread[]) {
  // "How much less than what I asked first?" sets it against what came since.
  const back = movesIn(words)?.said.has("difference") ? null : returned(words, threads);
  if (!back) return listen(withoutGreeting(words), threads.at(-1) ?? newThread);
  const { asked } = back.thread;
  // "OK, and my first question?" wants its answer once more.
  return asked && read(back.words).isFragment
    ? { asks: [asked], after: goOn(back.thread, asked) }
    : listen(back.words, back.thread);
}

/** What a message is after whatever else it holds. */
function closedBy(text: string): Topic | null {
  const tokens = tokensOf(text);
  return isEmergency(tokens) ? "emergency" : isUnlawful(tokens) ? "unlawful" : null;
}

function wordsOf(text: string) {
  return withoutPast(withoutPaidByOthers(withoutOwned(withoutWorkedOn(withShortNames(maskedWordsIn(text))))));
}

const FEW = 6;
const MOST_TELLING = 40;

/** "Hello, I have a small hotel …": who goes on after a greeting wants more than to be greeted. */
function withoutGreeting(words: Words): Words {
  const at = words.findIndex(({ word }) => !greetings.has(word));
  return at > 0 && words.length - at >= GOES_ON ? words.slice(at) : words;
}

const GOES_ON = 4;
const greetings = wordsInAllLanguages((vocabulary) => vocabulary.greetings);

/** Further back nobody refers. */
const MOST_TURNS = 8;

/** What a message is after, and what was spoken of with it: each of its questions in the light of those before it. */
function listen(words: Words, before: Thread): { asks: Ask[]; after: Thread } {
  const asks: Ask[] = [];
  let after = before;
  for (const turn of turnsIn(words)) {
    const heard = listenTo(turn, after);
    asks.push(...heard.asks);
    after = heard.after;
  }
  return { asks, after };
}

function listenTo(words: Words, before: Thread): { asks: Ask[]; after: Thread } {
  const message = { thread: before, need: needIn(words, before) };
  const whole = hearWhole(words, message);
  const spokenFor = likelihoods(words, before.topic);
  const alone = (ask: Ask) => ({ asks: [ask], after: goOn(before, ask) });
  // Who gives orders to the assistant, or insults it, asks for nothing else.
  const isTold = before.topic === null && whole.probability < PLAIN && describedBy(words) !== null;
  const isDescribed = message.need !== null || describedBy(words, STORY, SURE) !== null;
  const isStory = isDescribed && before.topic === null && words.length > STORY;
  const precise = isStory || isResizing(words) ? null : ofMatters(words, before);
  // "The assistant told me a price. Is it binding?", "I am locked out of my own site" give no orders.
  const isNone = precise?.asks.some(({ matter }) => matter && orderless.has(matter)) ?? false;
  const isOrder = words.length >= SAYING && !isTold && !isNone && !isCorrection(words, before);
  if (closing.has(whole.topic) && whole.probability >= SURE && isOrder) return alone(whole);
  const parts = partsOf(words, message);
  const order = parts.find(
    ({ topic, probability, length }) =>
      closing.has(topic) &&
      length >= SAYING &&
      (probability >= UNMISTAKABLE || (probability >= CLEAR && (spokenFor.get(topic) ?? 0) >= SPOKEN_FOR)),
  );
  if (order && isOrder) return alone(order);
  const again = precise ? null : askedAgain(words, before);
  if (again) return alone(again);
  const move = precise ? null : changed(words, before);
  if (move) return fromBasket([move], words, before);
  if (precise) {
    const others = precise.rest.length > 0 ? listen(precise.rest, before).asks : [];
    const all = withUnanswered(
      withOthers(precise.asks, others, precise.isFirst),
      words,
      message,
      precise.heard,
    );
    const found = inOrder(all, words);
    return { asks: [...found], after: found.reduce(goOn, before) };
  }
  const chosen = isOnlyNamed(whole, words, before) ? [whole] : chosenOf(parts, whole, spokenFor);
  const said = settled(merged(chosen), words, message, spokenFor);
  const heard = inPrices(said, words, before);
  const placed = withoutItsParts(inItsPlace(withSumUntil(heard, words, before), words, before), words);
  const reckoned = withFreeMonth(withListed(placed, words, before), words, before);
  const wanted = asWanted(withDescribed(reckoned, words, before, parts), words, before);
  const plain = withoutStray(inFull(wanted, words), words);
  const own = ofSubscribed(withExample(plain, words, spokenFor), words);
  const consumed = inCurrency(asConsumer(own, words, before), words);
  const found = withUnanswered(askedOn([...consumed], words, before), words, message);
  // What was only told is no topic, but its rows are spoken of.
  const told = parts.filter((part) => !chosen.includes(part)).reduce(takeNote, before);
  const after = found.reduce(goOn, told);
  return { asks: [...found], after: isLookedAfter(found, words) ? goOn(after, upkeep) : after };
}

function fromBasket(asks: readonly Ask[], words: Words, before: Thread) {
  const kept = asks.map((ask) => withFree(ask, before));
  const found = withFreeMonth(wholeService(kept, words), words, before);
  return { asks: found, after: found.reduce(goOn, before) };
}

/** "And with the on-call developer?", of a year of upkeep whose first month is free: it stays so. */
function withFree(ask: Ask, { free, period }: Thread): Ask {
  const isUpkept = ask.products.some(({ id }) => id === upkeepRow);
  const lengthOf = (one: Quantity | null) => (one?.kind === "duration" ? monthsOf(one) : null);
  const isSame = ask.quantities.some((one) => lengthOf(one) !== null && lengthOf(one) === lengthOf(period));
  return free && isUpkept && isSame ? { ...ask, free } : ask;
}

const upkeepRow: PriceId = "maintenance";

/** "No, the landing page": few words beside a name, in a conversation, are no insult. */
function isCorrection(words: Words, { topic }: Thread) {
  if (topic === null || words.length > FEW * 2) return false;
  const { named, rest } = read(words);
  return named.length > 0 && rest <= 1;
}

/** "No, the other one, with roles and a login" means that one alone. */
function isOnlyNamed({ firm, products }: Ask, words: Words, { topic }: Thread) {
  const { cues, named } = read(words);
  const isInstead = cues.has("instead") && (cues.has("other") || !cues.has("add"));
  return firm && topic !== null && isInstead && named.length > 0 && named.length === products.length;
}

/** "The next step up from that, the price?" is all moves, and of no step of a project. */
function isResizing(words: Words) {
  const moves = movesIn(words);
  return moves?.beside.length === 0 && (moves.said.has("bigger") || moves.said.has("smaller"));
}

/** So many words describe something, and ask of no clause. */
const STORY = 20;
/** So few words give no orders. */
const SAYING = 3;
const orderless: ReadonlySet<Matter> = new Set<Matter>(["chatBinding", "ownTrouble"]);
const closing: ReadonlySet<Topic> = new Set<Topic>(["injection", "insult"]);
