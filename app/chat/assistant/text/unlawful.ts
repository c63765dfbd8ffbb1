import { phraseFinder, type Span } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { inAllLanguages, type Words } from "../words/index.ts";

/**
 * Whether a message asks for help to harm others: a fake bank, a way into somebody's account. Word lists decide, never
 * a guess. Somebody who fears such a thing, or has suffered it, asks for help that the studio gives.
 */
export function isUnlawful(tokens: readonly Token[]) {
  const spans = findAll(tokens);
  if (spans.none.length > 0) return false;
  const { acts, kin, probing, signs, spying, ways } = spans;
  const victims = [...spans.victims, ...kin];
  return (
    signs.length > 0 ||
    isTheft(spans) ||
    isFakePraise(spans) ||
    isDoneTo(probing, spans.victims, FAR) ||
    isDoneTo(acts, victims, FAR) ||
    isDoneTo(spying, kin, FAR) ||
    isDoneTo(ways, victims, NEAR)
  );
}

type List = keyof Words["unlawful"];
type Spans = Record<List, Span[]>;

/** At most this many tokens between what is done and whom it is done to. */
const FAR = 6;
const NEAR = 1;
/** Between what is taken and whose it is: "the password of her account". */
const OF = 3;

/** "Hack my" and "my ex" overlap, so only the ends are compared. */
function isDoneTo(acts: readonly Span[], victims: readonly Span[], far: number) {
  return acts.some((act) => victims.some(({ start, end }) => end > act.end && start - act.end <= far));
}

function isFollowedBy(first: readonly Span[], second: readonly Span[]) {
  return first.some(({ end }) => second.some(({ start }) => start >= end && start - end <= FAR));
}

/** "Copy that bank's page to collect logins", "steal card numbers", "find out the password of my ex". */
function isTheft({ forging, kin, loot, own, robbing, taking }: Spans) {
  // "Clone our app and collect card payments" is about the visitor's own.
  const [forged] = forging.filter((one) => !isFollowedBy([one], own));
  const takenAfter = forged ? taking.filter(({ start }) => start >= forged.end) : [];
  const isTheirs = isDoneTo(loot, kin, OF) && isFollowedBy(taking, loot);
  return isFollowedBy(robbing, loot) || isFollowedBy(takenAfter, loot) || isTheirs;
}

/** "Write us thirty reviews by people who don't exist". */
function isFakePraise({ invented, making, praise }: Spans) {
  return isFollowedBy(making, praise) && invented.length > 0;
}

function findAll(tokens: readonly Token[]): Spans {
  const found = (list: List) => finders[list](tokens);
  return {
    signs: found("signs"),
    forging: found("forging"),
    own: found("own"),
    taking: found("taking"),
    robbing: found("robbing"),
    loot: found("loot"),
    acts: found("acts"),
    probing: found("probing"),
    praise: found("praise"),
    invented: found("invented"),
    making: found("making"),
    spying: found("spying"),
    ways: found("ways"),
    victims: found("victims"),
    kin: found("kin"),
    none: found("none"),
  };
}

function finder(list: List) {
  return phraseFinder([[inAllLanguages(({ unlawful }) => unlawful[list]), true]]);
}

const finders = {
  signs: finder("signs"),
  forging: finder("forging"),
  own: finder("own"),
  taking: finder("taking"),
  robbing: finder("robbing"),
  loot: finder("loot"),
  acts: finder("acts"),
  probing: finder("probing"),
  praise: finder("praise"),
  invented: finder("invented"),
  making: finder("making"),
  spying: finder("spying"),
  ways: finder("ways"),
  victims: finder("victims"),
  kin: finder("kin"),
  none: finder("none"),
} satisfies Record<List, unknown>;
