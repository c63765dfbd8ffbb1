import type { Ask } from "../asks/ask.ts";
import { asEither } from "../follow-ups/turned-away.ts";
import type { Thread } from "../thread/thread.ts";
import type { Words } from "../words/segments.ts";
import { withAdded } from "./added.ts";
import { asUpkeep } from "./as-upkeep.server.ts";
import { budgetFor } from "./budget-for.ts";
import { describedAlone } from "./described-alone.server.ts";
import { withEachPrice } from "./each-price.server.ts";
import { endsOfRow, grown, shrunk } from "./ends-of-row.ts";
import { howMany } from "./how-many.ts";
import { keepsToTime } from "./keeps-to-time.ts";
import { withLevels } from "./levels.ts";
import { ofSomethingElse } from "./of-something-else.server.ts";
import { ofTwoWays, withoutBeside } from "./of-two-ways.server.ts";
import { lowestOneWay } from "./one-way.ts";
import { atOwnPrice } from "./own-price.ts";
import { setApart } from "./set-apart.server.ts";
import { wholeService } from "./whole-service.ts";

/** The asks in the words of who asks for prices: the levels of a service, the care of a site, how many, what an amount is for. */
export function inPrices(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  return steps.reduce<Ask[]>((heard, step) => step(heard, words, before), [...asks]);
}

/** Each leaves alone what it does not know. */
const steps: readonly ((asks: readonly Ask[], words: Words, before: Thread) => Ask[])[] = [
  asEither,
  atOwnPrice,
  budgetFor,
  withLevels,
  endsOfRow,
  lowestOneWay,
  shrunk,
  grown,
  asUpkeep,
  wholeService,
  howMany,
  withEachPrice,
  ofTwoWays,
  withoutBeside,
  withAdded,
  keepsToTime,
  setApart,
  describedAlone,
  ofSomethingElse,
];
