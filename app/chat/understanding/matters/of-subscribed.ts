import type { Ask } from "../asks/ask.ts";
import { read } from "../words/reading.ts";
import { isMonthly, type Words } from "../words/segments.ts";

/** "… by the month: is the hosting extra?" is answered by what a subscription includes. */
export function ofSubscribed(asks: readonly Ask[], words: Words): readonly Ask[] {
  const isPlain = ({ topic, aspect, once }: Ask) => topic === "hosting" && !aspect && !once;
  return isMonthly(words) || read(words).monthly
    ? asks.map((ask) => (isPlain(ask) ? { ...ask, aspect: "included" } : ask))
    : asks;
}
