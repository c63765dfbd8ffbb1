import { setInTab, tab } from "#app/browser/storage.ts";
import { parseJson, property, textIn } from "#app/platform/json.ts";
import { messageLimit } from "#app/studio/message-limit.ts";

export const CONTACT_DRAFT = "contact-draft";

/** Puts a text into the contact form's draft, in place of an earlier one. Only the visitor can send it. */
export function leaveForContactForm(text: string) {
  const { fields } = readContactDraft();
  setInTab(CONTACT_DRAFT, JSON.stringify({ fields, handOff: text.slice(0, messageLimit) }));
}

export function readContactDraft() {
  const draft = parseJson(tab[CONTACT_DRAFT]);
  return { fields: property(draft, "fields"), handOff: textIn(draft, "handOff") ?? "" };
}
