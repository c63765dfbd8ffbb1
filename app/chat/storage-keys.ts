/** Keys in the tab's storage. */
export const CONVERSATION = "chat";
export const PANEL_OPEN = "chat-open";
