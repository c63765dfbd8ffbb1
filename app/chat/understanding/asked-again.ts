import { phraseFinder } from "../text/phrases.ts";
import { inAllLanguages } from "../text/vocabulary.ts";
import type { Ask } from "./ask.ts";
import { read } from "./reading.ts";
import { tokensIn, type Words } from "./segments.ts";
import type { Thread } from "./thread.ts";

/** "Where is that written?", "say that again": what was asked before, whose answer names its page. */
export function askedAgain(words: Words, { asked }: Thread): Ask | null {
  const { named, quantities } = read(words);
  const isSaid = words.length <= BRIEF && findAgain(tokensIn(words)).length > 0;
  return asked && isSaid && named.length + quantities.length === 0 ? { ...asked, firm: true } : null;
}

/** "Back to my first question: how long does it take?": what was spoken of then, and what is asked of it now. */
export function returned(words: Words, threads: readonly Thread[]): { words: Words; thread: Thread } | null {
  const [phrase] = findFirst(tokensIn(words));
  const thread = threads.find(({ asked }) => asked !== null);
  if (!phrase || !thread || threads.length < 2) return null;
  return { words: words.filter((_, at) => at < phrase.start || at >= phrase.end), thread };
}

const findAgain = phraseFinder([[inAllLanguages(({ sayAgain }) => sayAgain), true]]);
const findFirst = phraseFinder([[inAllLanguages(({ firstAsked }) => firstAsked), true]]);

/** So few words ask nothing else. */
const BRIEF = 9;
