import type { Topic } from "../asks/topics.ts";
import type { Guess } from "../model/linear-model.ts";
import { productsIn } from "../words/masked-words.ts";
import type { Words } from "../words/segments.ts";
import type { Thread } from "./thread.ts";

/** The guesses of a few words that name nothing and go on with what was spoken of: what is near to that is likelier. */
export function nearest(
  guesses: readonly Guess<Topic>[],
  { topic }: Thread,
  words: Words,
): readonly Guess<Topic>[] {
  const near =
    topic && words.length <= FEW && productsIn(words).every(({ kind }) => kind !== "row")
      ? families.find((family) => family.has(topic))
      : undefined;
  const [first] = guesses;
  if (!near || !first || first.probability >= CERTAIN) return guesses;
  if (near.has(first.class))
    return [
      { ...first, probability: Math.max(first.probability, Math.min(first.probability * 2, LIKELY)) },
      ...guesses.slice(1),
    ];
  const likelier = guesses.find((guess) => near.has(guess.class) && guess.probability >= POSSIBLE);
  if (!likelier || likelier.probability * NEARER < first.probability) return guesses;
  const probability = Math.max(likelier.probability, first.probability);
  return [{ class: likelier.class, probability }, ...guesses.filter((guess) => guess !== likelier)];
}

const FEW = 10;
/** At most so likely is what is near, and hardly heard. */
const LIKELY = 0.62;
/** Above this, the words alone tell. */
const CERTAIN = 0.8;
/** Below this, a guess is none. */
const POSSIBLE = 0.1;
/** So many times likelier is what is near. */
const NEARER = 4;

const families: readonly ReadonlySet<Topic>[] = [
  new Set<Topic>(["about", "team", "location", "meeting", "reach", "hours", "languages-spoken"]),
  new Set<Topic>(["payment-methods", "instalments", "late-payment", "invoice", "refund"]),
  new Set<Topic>(["subscription", "hosting", "cancel", "end-project", "after-end", "late-payment"]),
  new Set<Topic>([
    "privacy",
    "chat-privacy",
    "data-sharing",
    "data-transfer",
    "data-security",
    "data-authority",
    "delete-data",
    "gdpr",
  ]),
  new Set<Topic>(["acceptance", "revisions", "scope-change", "warranty", "free-maintenance"]),
  new Set<Topic>(["maintenance", "free-maintenance", "on-call", "service-support"]),
  new Set<Topic>(["ownership", "components", "portfolio-rights", "handover"]),
];

/** Heard where a row of these is named, after a price. */
export const ofServices: ReadonlySet<Topic> = new Set<Topic>([
  "login-security",
  "service-security",
  "service-fullstack",
  "service-frontend",
]);
