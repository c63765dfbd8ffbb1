import { setImmediate } from "node:timers/promises";

/** Longest time that all replies together take in one turn of the event loop, in ms. Pages are served in between. */
const TURN_MS = 5;

let turnStart = 0;
let nextTurn: Promise<void> | undefined;

/** Waits for the next turn of the event loop if the replies have used up this one. */
export async function yieldToPages() {
  while (performance.now() - turnStart > TURN_MS) {
    nextTurn ??= setImmediate().then(startTurn);
    await nextTurn;
  }
}

function startTurn() {
  turnStart = performance.now();
  nextTurn = undefined;
}
