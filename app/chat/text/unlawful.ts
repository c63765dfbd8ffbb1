import { phraseFinder, type Span } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { inAllLanguages } from "./vocabulary.ts";

/**
 * Whether help is wanted to harm others: a false bank, a way into somebody else's account. Who fears such a thing, or
 * has suffered it, asks for help that the studio gives.
 */
export function isUnlawful(tokens: readonly Token[]) {
  if (findFear(tokens).length > 0) return false;
  const kin = findKin(tokens);
  const victims = [...findVictims(tokens), ...kin];
  return (
    findSigns(tokens).length > 0 ||
    isLooting(tokens) ||
    isPraisedByNobody(tokens) ||
    // A colleague's code may be looked through for holes, a rival's server may not.
    isDoneTo(findProbing(tokens), findVictims(tokens), FAR) ||
    isDoneTo(findActs(tokens), victims, FAR) ||
    // A rival's prices may be watched; one's wife, or one's boss, may not.
    isDoneTo(findSpying(tokens), kin, FAR) ||
    isDoneTo(findWays(tokens), victims, NEAR)
  );
}

/** "Hack my" and "my ex" share a word. */
function isDoneTo(acts: readonly Span[], victims: readonly Span[], far: number) {
  return acts.some((act) => victims.some(({ start, end }) => end > act.end && start - act.end <= far));
}

/** "Copy that bank's page to harvest logins", "steal card numbers": what is forged, to take what others type. */
function isLooting(tokens: readonly Token[]) {
  const loot = findLoot(tokens);
  const own = findOwn(tokens);
  const isTaken = (taking: readonly Span[]) =>
    taking.some(({ end }) => loot.some(({ start }) => start >= end && start - end <= FAR));
  // "Clone our app and collect card payments": what is copied is theirs.
  const [forged] = findForging(tokens).filter(
    ({ end }) => !own.some(({ start }) => start >= end && start - end <= FAR),
  );
  const taken = forged ? findTaking(tokens).filter(({ start }) => start >= forged.end) : [];
  // "How do I find out the password of my ex?"
  const isTheirs = isDoneTo(loot, findKin(tokens), OF) && isTaken(findTaking(tokens));
  return isTaken(findRobbing(tokens)) || isTaken(taken) || isTheirs;
}

/** "Write us thirty reviews, by people who don't exist": praise that somebody makes up. */
function isPraisedByNobody(tokens: readonly Token[]) {
  const praise = findPraise(tokens);
  const isMade = findMaking(tokens).some(({ end }) =>
    praise.some(({ start }) => start >= end && start - end <= FAR),
  );
  return isMade && findInvented(tokens).length > 0;
}

/** So many words stand at most between what is done and whom it is done to … */
const FAR = 6;
/** … and where it is something that anybody does. */
const NEAR = 1;
/** … and between what is taken and whose it is: "the password of her account". */
const OF = 3;

const findSigns = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.signs), true]]);
const findForging = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.forging), true]]);
const findOwn = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.own), true]]);
const findTaking = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.taking), true]]);
const findRobbing = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.robbing), true]]);
const findLoot = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.loot), true]]);
const findActs = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.acts), true]]);
const findProbing = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.probing), true]]);
const findPraise = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.praise), true]]);
const findInvented = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.invented), true]]);
const findMaking = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.making), true]]);
const findSpying = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.spying), true]]);
const findWays = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.ways), true]]);
const findVictims = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.victims), true]]);
const findKin = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.kin), true]]);
const findFear = phraseFinder([[inAllLanguages(({ unlawful }) => unlawful.none), true]]);
