import { islandData } from "#app/document/island-data.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import { conversation } from "./conversation-store.ts";

/** What was asked while React was still on its way. */
export const firstQuestion = { asked: "" };

/**
 * Sends what is asked until React has taken the conversation over, which then shows it; the field keeps it so long.
 * Where React can't be had, the form goes its own way.
 */
export function answerUntil(adopted: Promise<void>) {
  const island = document.getElementById("island-chat");
  const { locale, props } = islandData<{ copy: ChatCopy; posted?: unknown }>("chat");
  const { greeting, failed } = props.copy;
  const done = new AbortController();
  let again = () => {};

  function ask(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // React may listen already, a moment before it says so.
    event.stopPropagation();
    again = () => form.requestSubmit(submitter);
    const { name, value } = submitter instanceof HTMLButtonElement ? submitter : { name: "", value: "" };
    const text = name === "ask" ? value : String(new FormData(form).get("message"));
    // What was said without JavaScript is not in the conversation yet, and what else its buttons do React does.
    if (props.posted || (name && name !== "ask")) adopted.then(again, () => {});
    else if (conversation.send(text, { locale, greeting, failed })) firstQuestion.asked = text;
  }

  if (island) island.dataset.adopted = "soon";
  island?.addEventListener("submit", ask, { capture: true, signal: done.signal });
  adopted.then(
    () => done.abort(),
    () => {
      done.abort();
      conversation.stop();
      if (island) island.dataset.adopted = "no";
      again();
    },
  );
}
