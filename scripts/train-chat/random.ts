import { hashOf } from "../../app/chat/answerer/classifier/features.ts";

/** Returns a generator of numbers from 0 to 1 (mulberry32). The same text always gives the same numbers. */
export function randomFrom(text: string) {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Item>(items: readonly Item[], random: () => number) {
  return items[Math.floor(random() * items.length)];
}
