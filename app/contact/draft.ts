import { type RefObject, useEffect, useState } from "react";
import { setInTab } from "#app/browser/storage.ts";
import { textIn } from "#app/platform/json.ts";
import { CONTACT_DRAFT, readContactDraft } from "./hand-off.ts";
import { type FieldName, fieldNames } from "./lead.ts";

/** Keeps the form's values in this tab until they are sent. `handedOver`: the message contains a chat conversation. */
export function useDraft(form: RefObject<HTMLFormElement | null>, handedOverByPost: boolean) {
  const [hasDraft, setHasDraft] = useState(false);
  const [handedOver, setHandedOver] = useState(handedOverByPost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    const restored = restoreDraft(form.current);
    setHasDraft(restored.hasDraft);
    if (!restored.handedOver) return;
    setHandedOver(true);
    showMessage(form.current);
  }, []);

  return {
    hasDraft,
    handedOver,
    save: () => form.current && setHasDraft(saveDraft(form.current)),
    discard() {
      if (form.current) discardDraft(form.current);
      setHasDraft(false);
    },
  };
}

/** Fills empty fields from the stored draft. Appends a conversation from the chat to the message. */
function restoreDraft(form: HTMLFormElement) {
  const { fields, handOff } = readContactDraft();
  for (const field of fieldsOf(form)) field.value ||= textIn(fields, field.name) ?? "";
  const message = fieldOf(form, "message");
  // The same conversation may have been handed over before.
  if (handOff && message && !message.value.includes(handOff))
    message.value = [message.value, handOff].filter(Boolean).join("\n\n");
  return { hasDraft: saveDraft(form), handedOver: handOff !== "" };
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

function discardDraft(form: HTMLFormElement) {
  forgetDraft();
  for (const field of fieldsOf(form)) field.value = "";
  form.querySelector<HTMLElement>("input, select, textarea")?.focus();
}

export function currentValues(form: HTMLFormElement) {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

function showMessage(form: HTMLFormElement) {
  const message = fieldOf(form, "message");
  message?.focus({ preventScroll: true });
  message?.closest(".field")?.scrollIntoView({ block: "center", behavior: "instant" });
}

function fieldsOf(form: HTMLFormElement) {
  return fieldNames.flatMap((name) => fieldOf(form, name) ?? []);
}

function fieldOf(form: HTMLFormElement, name: FieldName) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : null;
}
