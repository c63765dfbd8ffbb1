/** A feature's additions to the server and to `npm run doctor`. `app/features.server.ts` lists all features. */
export type Feature = {
  /** The feature's paths that aren't in `pages.ts`. */
  paths?: readonly string[];
  /** The feature's settings, for the log line at startup. */
  state: Record<string, string>;
  /** Lines of `/readyz`. */
  checks: Record<string, Check>;
  /** Lines of `npm run doctor`. */
  diagnoses: Diagnosis[];
  /** Hints about settings that the operator may have forgotten. */
  reminders?: string[];
  /** Sends a test message or request: a line of `npm run doctor -- --send`. */
  sendTrials?: Diagnosis["run"];
  /** The longest time that one of the feature's routes may send nothing, in ms. */
  patienceMs: number;
  /** Returns a reason not to start. */
  problem?(): Promise<string | null>;
  start?(): void;
  /** Ends open streams, each with a final event, when SHUTDOWN_GRACE_MS is over. */
  endStreams?(): void;
  stop?(): Promise<void>;
};

/** Returns the state of a dependency. Only `down` means that the process can't accept a message. */
export type Check = () => Promise<"ok" | "off" | "degraded" | "down">;

/** `run` describes a dependency, throws an error that says what is wrong, or returns null if it is switched off. */
export type Diagnosis = { what: string; where?: string; run: () => Promise<string | null> };
