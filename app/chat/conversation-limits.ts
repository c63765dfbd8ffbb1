/** Maximum number of messages in a request. The browser trims the conversation, and the server enforces the limit. */
export const MAX_MESSAGES = 40;
export const MAX_CHARACTERS = 2000;
/** Counts an emoji as one character, although it is two UTF-16 code units. */
export function lengthOf(text: string) {
  return [...text].length;
}
/** Length from which the visitor sees how many characters are left. */
export const NEARLY_FULL = 1800;
/** Minimum time between sending a question and showing its reply, in ms. An instant reply looks canned. */
export const REPLY_DELAY_MS = 600;
