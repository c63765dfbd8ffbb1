import { type RefObject, useEffect, useState } from "react";
import { correctedFields, discardDraft, restoreDraft, saveDraft } from "./draft.ts";

/** The form's values, stored in this tab until they are sent. `handedOver`: the message is a conversation with the chat. */
export function useDraft(form: RefObject<HTMLFormElement | null>, handedOverByPost: boolean) {
  const [hasDraft, setHasDraft] = useState(false);
  const [handedOver, setHandedOver] = useState(handedOverByPost);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    const restored = restoreDraft(form.current);
    setHasDraft(restored.hasDraft);
    // Fields corrected before hydration are no longer wrong.
    for (const field of correctedFields(form.current))
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
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

function showMessage(form: HTMLFormElement) {
  const message = form.elements.namedItem("message");
  if (!(message instanceof HTMLElement)) return;
  message.focus({ preventScroll: true });
  message.closest(".field")?.scrollIntoView({ block: "center", behavior: "instant" });
}
