import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { ofMoney } from "../asks/topic-families.ts";
import { type Heard, PLAIN } from "../thread/heard.ts";
import { placeIn } from "../thread/references.ts";
import type { Words } from "../words/segments.ts";

/** "And what do I get in the second one?", "and after the last?", of how a project goes: that step alone. */
export function ofAStep({ thread, named, guesses }: Heard, part: Words): Ask | null {
  if (thread.topic !== "process" || named.length > 0 || part.length > LONG) return null;
  const place = placeIn(part);
  const [guess] = guesses;
  const isOther = guess !== undefined && guess.probability >= PLAIN && !near.has(guess.class);
  if (place === null || isOther) return null;
  // "And once the last one is done?" is still of that step: it says what comes after.
  const isAfter = part.some(({ word }) => then.has(word));
  const step = isAfter && place >= 0 ? place + 1 : place;
  return { ...plainAsk("process"), step, firm: true, probability: Math.max(guess?.probability ?? 0, PLAIN) };
}

const near: ReadonlySet<Ask["topic"]> = new Set<Ask["topic"]>([...ofMoney, "process", "after-end", "start"]);
const then = wordsInAllLanguages(({ afterThat }) => afterThat);
const LONG = 12;
