import type { Span } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { type UnlawfulList, unlawfulLists, wordFinder } from "../words/index.ts";

/**
 * Whether a message asks for help to harm others, for example with a fake bank site or a way into somebody's account.
 * Uses word lists, not the classifier. Victims of such attacks, and people who fear them, get a normal answer.
 */
export function isUnlawful(tokens: readonly Token[]) {
  const find: Find = (list) => finders.get(list)?.(tokens) ?? [];
  if (find("none").length > 0) return false;
  const kin = find("kin");
  const victims = find("victims");
  const anybody = [...victims, ...kin];
  return (
    find("signs").length > 0 ||
    isTheft(find) ||
    isFakePraise(find) ||
    isDoneTo(find("probing"), victims, MAX_VICTIM_GAP) ||
    isDoneTo(find("acts"), anybody, MAX_VICTIM_GAP) ||
    isDoneTo(find("spying"), kin, MAX_VICTIM_GAP) ||
    isDoneTo(find("ways"), anybody, MAX_ADJACENT_GAP)
  );
}

type Find = (list: UnlawfulList) => readonly Span[];

/** Maximum number of tokens between an act and its victim. */
const MAX_VICTIM_GAP = 6;
const MAX_ADJACENT_GAP = 1;
/** Maximum number of tokens between a thing and its owner: "the password of her account". */
const MAX_OWNER_GAP = 3;

/** Whether a victim follows an act. Compares only their ends, because phrases such as "hack my" and "my ex" overlap. */
function isDoneTo(acts: readonly Span[], victims: readonly Span[], maxGap: number) {
  return acts.some((act) => victims.some(({ start, end }) => end > act.end && start - act.end <= maxGap));
}

function isFollowedBy(first: readonly Span[], second: readonly Span[]) {
  return first.some(({ end }) => second.some(({ start }) => start >= end && start - end <= MAX_VICTIM_GAP));
}

/** "Copy that bank's page to collect logins", "steal card numbers", "find out the password of my ex". */
function isTheft(find: Find) {
  const [loot, own, taking] = [find("loot"), find("own"), find("taking")];
  // Ignores copies of the visitor's own things: "clone our app and collect card payments".
  const forged = find("forging").find((one) => !isFollowedBy([one], own));
  const takenAfter = forged ? taking.filter(({ start }) => start >= forged.end) : [];
  const isTheirs = isDoneTo(loot, find("kin"), MAX_OWNER_GAP) && isFollowedBy(taking, loot);
  return isFollowedBy(find("robbing"), loot) || isFollowedBy(takenAfter, loot) || isTheirs;
}

/** Whether a message asks for invented reviews: "write us thirty reviews by people who don't exist". */
function isFakePraise(find: Find) {
  return isFollowedBy(find("making"), find("praise")) && find("invented").length > 0;
}

const finders = new Map(unlawfulLists.map((list) => [list, wordFinder(({ unlawful }) => unlawful[list])]));
