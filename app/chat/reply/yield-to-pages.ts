/** Longest time that all replies together take in one turn of the event loop, in ms. Pages are served in between. */
const TURN_MS = 5;

let turnStart = 0;
let nextTurn: Promise<void> | null = null;

/** Waits for the next turn of the event loop if the replies have used up this one. */
export async function yieldToPages() {
  while (performance.now() - turnStart > TURN_MS) {
    nextTurn ??= new Promise((resolve) => {
      setImmediate(() => {
        turnStart = performance.now();
        nextTurn = null;
        resolve();
      });
    });
    await nextTurn;
  }
}
