import { type FieldName, fieldNames } from "./lead.ts";

type Values = Partial<Record<FieldName, string>>;

const DRAFT = "contact-draft";
/** Where the chat leaves a conversation for the team. */
const HANDOFF = "contact-handoff";

/**
 * Puts what was typed before a reload into the fields that are empty, and what the chat hands over under the
 * message. Says whether the form holds words now, which are a draft from then on.
 */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = value;
  }
  const handoff = take(HANDOFF);
  const message = fieldOf(form, "message");
  if (handoff && message) message.value = [message.value, handoff].filter(Boolean).join("\n\n");
  return saveDraft(form);
}

export function saveDraft(form: HTMLFormElement) {
  const values = currentValues(form);
  const hasWords = Object.values(values).some((value) => value.trim());
  withStorage((storage) =>
    hasWords ? storage.setItem(DRAFT, JSON.stringify(values)) : storage.removeItem(DRAFT),
  );
  return hasWords;
}

export function forgetDraft() {
  withStorage((storage) => storage.removeItem(DRAFT));
}

export function discardDraft(form: HTMLFormElement) {
  forgetDraft();
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field) field.value = "";
  }
  fieldOf(form, fieldNames[0])?.focus();
}

/** What the form's fields hold at this moment. */
export function currentValues(form: HTMLFormElement) {
  return Object.fromEntries(fieldNames.map((name) => [name, fieldOf(form, name)?.value ?? ""]));
}

function readDraft(): Values {
  try {
    const draft: unknown = JSON.parse(withStorage((storage) => storage.getItem(DRAFT)) ?? "{}");
    if (typeof draft !== "object" || !draft) return {};
    return Object.fromEntries(
      Object.entries(draft).filter(([name, value]) => isFieldName(name) && typeof value === "string"),
    );
  } catch {
    return {};
  }
}

function take(key: string) {
  return withStorage((storage) => {
    const value = storage.getItem(key);
    storage.removeItem(key);
    return value;
  });
}

// Reaching for it throws where the visitor has blocked storage.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

function isFieldName(name: string) {
  return fieldNames.some((known) => known === name);
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : null;
}
