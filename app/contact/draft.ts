import { type RefObject, useEffect, useState } from "react";
import { setInTab } from "#app/browser/storage.ts";
import { textIn } from "#app/platform/json.ts";
import { CONTACT_DRAFT, readContactDraft } from "./hand-off.ts";

/** Keeps the form's values in this tab until they are sent. `handedOver`: the message contains a chat conversation. */
export function useDraft(form: RefObject<HTMLFormElement | null>, handedOverByPost: boolean) {
  const [hasDraft, setHasDraft] = useState(false);
  const [handedOver, setHandedOver] = useState(handedOverByPost);
  const save = () => form.current && setHasDraft(saveDraft(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (form.current && restoreDraft(form.current)) setHandedOver(true);
    save();
  }, []);

  function discard() {
    forgetDraft();
    setHasDraft(false);
    const fields = form.current ? fieldsOf(form.current) : [];
    for (const field of fields) field.value = "";
    fields[0]?.focus();
  }

  return { hasDraft, handedOver, save, discard };
}

/** Fills empty fields from the stored draft. Returns whether it added a conversation from the chat to the message. */
function restoreDraft(form: HTMLFormElement) {
  const { fields, handOff } = readContactDraft();
  for (const field of fieldsOf(form)) field.value ||= textIn(fields, field.name) ?? "";
  const message = fieldsOf(form).find(({ name }) => name === "message");
  if (!handOff || !message) return false;
  // The same conversation may have been handed over before.
  if (!message.value.includes(handOff)) message.value = [message.value, handOff].filter(Boolean).join("\n\n");
  message.focus({ preventScroll: true });
  message.closest(".field")?.scrollIntoView({ block: "center", behavior: "instant" });
  return true;
}

function saveDraft(form: HTMLFormElement) {
  const fields = currentValues(form);
  const isFilled = Object.values(fields).some((value) => value.trim());
  setInTab(CONTACT_DRAFT, isFilled ? JSON.stringify({ fields }) : "");
  return isFilled;
}

export function forgetDraft() {
  setInTab(CONTACT_DRAFT, "");
}

export function currentValues(form: HTMLFormElement) {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** Lists the controls of `Field`, without the honeypot. */
function fieldsOf(form: HTMLFormElement) {
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  return [...form.querySelectorAll<Control>(".field :is(input, select, textarea)")];
}
