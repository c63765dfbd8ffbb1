/** Limits of one conversation. The browser keeps to them, the server enforces them. */
export const MAX_MESSAGES = 40;
/** of one message */
export const MAX_CHARACTERS = 2000;
/** From here on the visitor is shown how many characters are left. */
export const NEARLY_FULL = 1800;
/** A reply is held back this long after sending (ms): an answer in no time at all reads as no thought at all. */
export const REPLY_DELAY_MS = 600;
