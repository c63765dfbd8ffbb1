/** Under these names the tab keeps the conversation, and that its panel is open. */
export const CONVERSATION = "chat";
export const OPEN = "chat-open";
