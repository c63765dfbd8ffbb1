/** Limits of one conversation. The browser observes them, the server enforces them. */
export const MAX_MESSAGES = 40;
/** of one message */
export const MAX_CHARACTERS = 2000;
/** From this length on, the visitor sees how many characters are left. */
export const NEARLY_FULL = 1800;
/** No reply is shown sooner after sending (ms): an instant reply looks thoughtless. */
export const REPLY_DELAY_MS = 600;
