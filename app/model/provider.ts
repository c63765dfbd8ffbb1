export type Role = "user" | "model";
/** One message as it travels between browser, server and model. */
export type Turn = { role: Role; text: string };

/**
 * A service that writes replies. A new one is a file that makes a `Provider` of its settings, its name in
 * `model.server.ts`, its key among the settings, and who it is for visitors in `studio/legal.ts`.
 */
export type Provider = {
  /** what operators call it: start report, `npm run doctor` */
  readonly name: string;
  /**
   * The reply, piece by piece as it arrives. Fails with a `ReplyFailure`, or with the signal's reason:
   * aborting it ends the call of the service at once. `used` is told the tokens that the reply took so far.
   */
  reply(prompt: Prompt, signal: AbortSignal, used: (tokens: number) => void): AsyncIterable<string>;
  /** Whether it would work, without asking it for a reply: how it is, or throws what is wrong. */
  check(signal: AbortSignal): Promise<string>;
};

export type Prompt = { system: string; turns: Turn[] };
