type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the values, focus and selection of an island's fields. React replaces all elements of an island if another
 * program, such as a page translator or a password manager, has changed them.
 */
export function keepFields(island: HTMLElement) {
  const values = fieldsIn(island).map(({ name, value }) => ({ name, value }));
  const focused = document.activeElement;
  const at = focused ? sameKind(focused, island).indexOf(focused) : -1;
  const selection = selectionOf(focused);
  // Of a number or an email address, browsers tell only the selected text.
  const isSelected = isText(focused) && getSelection()?.toString() === focused.value;

  return {
    putBackValues(island: HTMLElement) {
      for (const { name, value } of values) {
        const field = fieldNamed(name, island);
        if (field && field.value !== value) field.value = value;
      }
    },
    putBackFocus(island: HTMLElement) {
      if (!focused || at < 0 || focused.isConnected) return;
      const named = fieldNamed(focused.getAttribute("name"), island);
      const field = named ?? sameKind(focused, island)[at];
      if (field instanceof HTMLElement) field.focus({ preventScroll: true });
      if (!isText(field)) return;
      if (selection) field.setSelectionRange(...selection);
      else if (isSelected) field.select();
    },
  };
}

function fieldsIn(island: HTMLElement) {
  return [...island.querySelectorAll<Field>("input:not([type=hidden]), textarea, select")];
}

function fieldNamed(name: string | null, island: HTMLElement) {
  return fieldsIn(island).find((field) => field.name === name);
}

function sameKind(element: Element, island: HTMLElement): Element[] {
  return [...island.getElementsByTagName(element.tagName)];
}

function isText(element: unknown) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function selectionOf(element: Element | null) {
  if (!isText(element) || element.selectionStart === null) return null;
  return [element.selectionStart, element.selectionEnd] as const;
}
