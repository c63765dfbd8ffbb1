import { asUpkeep } from "./as-upkeep.server.ts";
import type { Ask } from "./ask.ts";
import { withEachPrice } from "./each-price.server.ts";
import { endsOfRow, shrunk, withoutLogin } from "./ends-of-row.ts";
import { howMany } from "./how-many.ts";
import { withLevels } from "./levels.ts";
import type { Words } from "./segments.ts";
import type { Thread } from "./thread.ts";

/** The asks in the words of who asks for prices: the levels of a service, the care of a site, how many, each by itself. */
export function inPrices(asks: readonly Ask[], words: Words, before: Thread): Ask[] {
  const ranked = endsOfRow(withLevels(asks, words, before), words);
  const cared = asUpkeep(withoutLogin(shrunk(ranked, words, before), words, before), words, before);
  return withEachPrice(howMany(cared, words, before), words, before);
}
