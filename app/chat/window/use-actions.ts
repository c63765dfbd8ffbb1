import { type RefObject, type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatCopy } from "../chat-copy.server.ts";
import { type ConversationContext, conversation } from "./conversation-store.ts";

/**
 * What the form's buttons do once their code has come; each is named as it is posted without it (page.server.ts).
 * `status` says what has been done. `begin` is called whenever a reply begins.
 */
export function useActions(
  copy: ChatCopy,
  context: ConversationContext,
  field: RefObject<HTMLTextAreaElement | null>,
  begin: () => void,
) {
  const [status, setStatus] = useState("");

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.nativeEvent.submitter;
    const { name, value } =
      button instanceof HTMLButtonElement && button.name ? button : { name: "", value: "" };
    if (name === "forget") change(conversation.forget, copy.forget.done);
    else if (name === "edit") change(conversation.edit, copy.tools.editing);
    else if (name === "undo") change(conversation.undo, copy.tools.undone);
    else if (name === "again") {
      conversation.again(context);
      began();
    } else if (name === "ask") {
      if (conversation.send(value, context)) began();
    } else if (conversation.send(field.current?.value ?? "", context)) {
      conversation.setDraft("");
      showDraft();
      began();
    }
  }

  function change(act: () => void, done: string) {
    // At once: the field is scrolled to where it is then, not to where a longer conversation had it.
    flushSync(act);
    showDraft();
    say(done);
  }

  function stop() {
    conversation.stop();
    say(copy.live.stopped);
  }

  function began() {
    say("");
    begin();
  }

  function showDraft() {
    if (field.current) field.current.value = conversation.get().draft;
  }

  function say(done: string) {
    setStatus(done);
    field.current?.focus();
  }

  async function copyText(text: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(copied ? copy.tools.copied : copy.failed);
    return copied;
  }

  return { status, submit, stop, copyText };
}
