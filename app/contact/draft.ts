import { parseJson } from "#app/platform/json.ts";
import { tabStorage } from "#app/platform/tab-storage.ts";
import { takeForContactForm } from "./hand-off.ts";
import { type FieldName, fieldNames } from "./lead.ts";

const DRAFT = "contact-draft";

/**
 * Puts what was typed before a reload into the fields that are empty, and what the chat hands over under the
 * message. Says whether the form holds words now, which are a draft from then on, and whether some were handed over.
 */
export function restoreDraft(form: HTMLFormElement) {
  const draft = parseJson(tabStorage.get(DRAFT));
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = textOf(draft, name);
  }
  const handoff = takeForContactForm();
  const message = fieldOf(form, "message");
  // Handed over once more, it may stand there already.
  if (handoff && message && !message.value.includes(handoff))
    message.value = [message.value, handoff].filter(Boolean).join("\n\n");
  return { hasDraft: saveDraft(form), handedOver: Boolean(handoff) };
}

export function saveDraft(form: HTMLFormElement) {
  const values = currentValues(form);
  const hasWords = Object.values(values).some((value) => value.trim());
  if (hasWords) tabStorage.set(DRAFT, JSON.stringify(values));
  else forgetDraft();
  return hasWords;
}

export function forgetDraft() {
  tabStorage.remove(DRAFT);
}

export function discardDraft(form: HTMLFormElement) {
  forgetDraft();
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field) field.value = "";
  }
  form.querySelector<HTMLElement>("input, select, textarea")?.focus();
}

/** The fields that came with an error, and hold something else by now. */
export function correctedFields(form: HTMLFormElement) {
  return fieldNames.flatMap((name) => {
    const field = fieldOf(form, name);
    return field?.ariaInvalid === "true" && field.value !== givenValue(field) ? field : [];
  });
}

/** What the form's fields hold at this moment. */
export function currentValues(form: HTMLFormElement) {
  return Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ""]));
}

function textOf(draft: unknown, name: FieldName) {
  const value = typeof draft === "object" && draft ? Reflect.get(draft, name) : "";
  return typeof value === "string" ? value : "";
}

function givenValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
}

function fieldOf(form: HTMLFormElement, name: FieldName) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : null;
}
