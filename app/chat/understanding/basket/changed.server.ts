import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { isQuestion, type Words } from "../words/segments.ts";
import { changedBy } from "./changed-by.server.ts";
import { type Moves, movesIn } from "./moves.ts";

/**
 * What is asked by who changes what they have in mind, and says nothing else: "without the panel", "three of them, by
 * the month", "how much less is that than at first?"; null where that is not all of it, or where it changes nothing.
 */
export function changed(words: Words, thread: Thread): Ask | null {
  return changedBy(words, thread) ?? changedIn(words, thread);
}

/** "Hull is closing anyway, make it two": in one clause of several, where the others only tell. */
function changedIn(words: Words, thread: Thread): Ask | null {
  const clauses = clausesOf(words);
  // "The bigger one, with the dashboard" is one thing.
  const isOne = clauses.some(([first]) => first !== undefined && having.has(first.word));
  if (clauses.length < 2 || thread.topic === null || isOne) return null;
  const [moving, more] = clauses.filter(isOfWhat);
  const areTold = clauses.every((clause) => clause === moving || isTold(clause));
  return moving && !more && areTold ? changedBy(moving, thread) : null;
}

/** Whether it says what is wanted, or how many, and nothing else. */
function isOfWhat(clause: Words) {
  const moves = movesIn(clause);
  // "Two, not three": what is denied is not wanted.
  if (!moves || moves.beside.length > 0 || isDenied(moves)) return false;
  return moves.rows.length + moves.parts.length > 0 || moves.number !== null || moves.times !== null;
}

function isDenied({ rows, said, number }: Moves) {
  return said.has("drop") && rows.length === 0 && number !== null;
}

/** It asks for nothing, and names nothing that one pays for. */
function isTold(clause: Words) {
  const moves = movesIn(clause);
  if (moves && isDenied(moves)) return true;
  const { named, quantities, cues, monthly, once, number } = read(clause);
  const isOfMoney =
    named.length + quantities.length > 0 || monthly || once || number !== null || cues.has("cost");
  return !isOfMoney && !isQuestion(clause);
}

/** A message between its full stops and commas. */
function clausesOf(words: Words): Words[] {
  const starts = words.flatMap(({ cut }, at) => (at === 0 || cut ? [at] : []));
  return starts.map((start, index) => words.slice(start, starts[index + 1]));
}

const having = wordsInAllLanguages((vocabulary) => vocabulary.having);
