import type { Product } from "../../text/products.ts";
import { read } from "./reading.ts";
import { questionsIn, type Words } from "./segments.ts";

/** Whether a message is so long that what it names, and asks no price of, may be a part of what it describes. */
export function areInPassing(named: readonly Product[], words: Words) {
  const isNamed = ({ id }: Product) => named.some((one) => one.id === id);
  const isPriced = questionsIn(words)
    .map(read)
    .some((part) => part.cues.has("cost") && part.named.some(isNamed));
  return words.length >= LONG && !isPriced;
}

const LONG = 24;
