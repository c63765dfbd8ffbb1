import type { Turn } from "../turns.ts";

export type Prompt = { system: string; turns: Turn[] };

/** A language model that writes replies. To add one, see docs/develop.md. */
export type Provider = {
  /** For operators, in the start report and `npm run doctor`. */
  readonly name: string;
  /**
   * Streams a reply piece by piece. Throws a `ReplyFailure` or the signal's reason: aborting the signal ends the
   * upstream call immediately. Calls `used` with the tokens that the reply has taken so far.
   */
  stream(prompt: Prompt, signal: AbortSignal, used: (tokens: number) => void): AsyncIterable<string>;
  /** Returns a prompt's tokens as counted by a server that may drop a part of the prompt. */
  promptTokens?(prompt: Prompt, signal: AbortSignal): Promise<number | undefined>;
  /** Describes the provider's state without requesting a reply, or throws an error that says what is wrong. */
  check(signal: AbortSignal): Promise<string>;
};
