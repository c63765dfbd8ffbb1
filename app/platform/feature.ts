/** What a feature brings to the server and to `npm run doctor`. `app/features.server.ts` lists them all. */
export type Feature = {
  /** Its paths that aren't in `pages.ts`. */
  paths?: readonly string[];
  /** Its settings, as the log has them at the start. */
  state: Record<string, string>;
  /** A line of `/readyz` each. */
  checks: Record<string, Check>;
  /** A line of `npm run doctor` each. */
  diagnoses: Diagnosis[];
  /** Works, but the operator may have forgotten it. */
  reminders?: string[];
  /** Sends a trial to whoever is notified: a line of `npm run doctor -- --send`. */
  sendTrials?: Diagnosis["run"];
  /** How long its slowest route may be silent, ms. */
  patienceMs: number;
  /** Starts work beside requests. */
  start?(): void;
  /** Ends open streams, at the end of the drain's grace. */
  endStreams?(): void;
  stop?(): Promise<void>;
};

/** The state of a dependency. Only `down` means that the process can't take a message. */
export type Check = () => Promise<"ok" | "off" | "degraded" | "down">;

/** Describes a dependency or throws what is wrong; null if it is switched off. */
export type Diagnosis = { what: string; where?: string; run: () => Promise<string | null> };
