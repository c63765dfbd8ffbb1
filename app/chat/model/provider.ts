export type Role = "user" | "model";
/** One message, as exchanged between browser, server and model. */
export type Turn = { role: Role; text: string };
export type Prompt = { system: string; turns: Turn[] };

/** Tokens as the service counts them. Some services omit a count. */
export type Usage = { total?: number; prompt?: number };

/** A language model that writes replies. To add one, see docs/develop.md. */
export type Provider = {
  /** For operators, in the start report and `npm run doctor`. */
  readonly name: string;
  /**
   * Streams a reply piece by piece. Throws a `ReplyFailure` or the signal's reason: aborting the signal ends the
   * upstream call immediately. Calls `used` with the tokens that the reply has taken so far.
   */
  stream(prompt: Prompt, signal: AbortSignal, used: (tokens: Usage) => void): AsyncIterable<string>;
  /** Describes the provider's state without requesting a reply, or throws an error that says what is wrong. */
  check(signal: AbortSignal): Promise<string>;
};
