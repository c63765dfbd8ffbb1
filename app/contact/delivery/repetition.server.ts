import { REPETITION_MS } from "./deliveries.server.ts";

/**
 * Delivers a message once: a repetition of one that was accepted a short while ago is not delivered again, and
 * twins under way at the same time share the first's outcome. What failed is forgotten, so that a retry
 * delivers. Several containers can share another one behind the same signature.
 */
export type Once<Outcome> = (
  fingerprint: string,
  deliver: () => Promise<Outcome>,
) => Promise<Outcome | Repeated>;
export type Repeated = { kind: "repeated" };

/** What outlives this process of the accepted messages. May throw: then what this process saw must do. */
export interface RepetitionMemory {
  has(fingerprint: string): Promise<boolean>;
  add(fingerprint: string): Promise<void>;
}

export function onceOnly<Outcome>(
  isAccepted: (outcome: Outcome) => boolean,
  memory: RepetitionMemory,
): Once<Outcome> {
  const underWay = new Map<string, Promise<Outcome | Repeated>>();
  const seen = new Map<string, number>();

  return function once(fingerprint, deliver) {
    const twin = underWay.get(fingerprint);
    if (twin) return twin;
    const delivery = run(fingerprint, deliver).finally(() => underWay.delete(fingerprint));
    underWay.set(fingerprint, delivery);
    return delivery;
  };

  async function run(fingerprint: string, deliver: () => Promise<Outcome>) {
    if (wasSeen(fingerprint) || (await memory.has(fingerprint).catch(() => false)))
      return { kind: "repeated" } as const;
    const outcome = await deliver();
    if (isAccepted(outcome)) {
      seen.set(fingerprint, Date.now());
      await memory.add(fingerprint).catch(() => {});
    }
    return outcome;
  }

  function wasSeen(fingerprint: string) {
    const since = Date.now() - REPETITION_MS;
    for (const [old, at] of seen) {
      if (at >= since) break;
      seen.delete(old);
    }
    return seen.has(fingerprint);
  }
}
