import { tabStorage } from "#app/platform/tab-storage.ts";
import { messageLimit } from "#app/studio/message-limit.ts";

const KEY = "contact-handoff";

export { messageLimit };

/** Leaves a text for the contact form of this tab to begin with; nothing is sent before the visitor does. */
export function leaveForContactForm(text: string) {
  tabStorage.set(KEY, text.slice(0, messageLimit));
}

/** What was left, once. */
export function takeForContactForm() {
  const text = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  return text;
}
