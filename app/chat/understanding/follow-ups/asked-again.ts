import { phraseFinder } from "../../text/phrases.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { ofMoney } from "../asks/topic-families.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/** "Where is that written?", "say that again", "how?": what was asked before, whose answer names its page. */
export function askedAgain(words: Words, { asked }: Thread): Ask | null {
  const { named, quantities } = read(words);
  const tokens = tokensIn(words.filter(({ word }) => !fillers.has(word)));
  const [how] = findWay(tokens);
  // "How?", of a price, may be of how to pay.
  const isBare =
    how !== undefined && how.end - how.start === tokens.length && !ofMoney.has(asked?.topic ?? "price");
  const isSaid = isBare || (words.length <= BRIEF && findAgain(tokensIn(words)).length > 0);
  return asked && isSaid && named.length + quantities.length === 0 ? { ...asked, firm: true } : null;
}

/** "Back to my first question: how long does it take?": what was spoken of then, and what is asked of it now. */
export function returned(words: Words, threads: readonly Thread[]): { words: Words; thread: Thread } | null {
  const [phrase] = findFirst(tokensIn(words));
  const thread = threads.find(({ asked }) => asked !== null);
  // "How much more than what I asked first?" sets it against what came since.
  const isAgainst = read(words).cues.has("compare") || read(words).cues.has("sum");
  if (!phrase || !thread || threads.length < 2 || isAgainst) return null;
  return { words: words.filter((_, at) => at < phrase.start || at >= phrase.end), thread };
}

const fillers = new Set(["?", ...wordsInAllLanguages(({ joins }) => joins)]);
const findWay = phraseFinder([[inAllLanguages(({ inWhichWay }) => inWhichWay), true]]);
const findAgain = phraseFinder([[inAllLanguages(({ sayAgain }) => sayAgain), true]]);
const findFirst = phraseFinder([[inAllLanguages(({ firstAsked }) => firstAsked), true]]);

/** So few words ask nothing else. */
const BRIEF = 9;
