import { leaveForContactForm } from "#app/contact/hand-off.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathOf } from "#app/pages.ts";
import { messageLimit } from "#app/studio/message-limit.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";
import { plainText } from "./plain-text.ts";

type Words = Pick<ChatCopy, "roles" | "handOff">;

export function leaveForTeam(messages: readonly Message[], copy: Words) {
  leaveForContactForm(teamMessage(messages, copy));
  document.getElementById("chat")?.hidePopover();
}

/** Whether a click follows a link to the contact form, and not to a question in that page's FAQ. */
export function leadsToContact(target: EventTarget) {
  const link = target instanceof Element ? target.closest("a") : null;
  return link ? link.pathname.endsWith(pathOf("contact")) && !link.hash : false;
}

/** Returns the conversation as a plain-text message to the team. If it is too long, its beginning is cut off. */
export function teamMessage(messages: readonly Message[], { roles, handOff }: Words) {
  const lines = messages.flatMap((message, index) => {
    const { role, text } = message;
    if (role === "model") {
      const said = confirmed(message);
      // A list starts on its own line.
      const text = said.replace(/^(?=- |\d{1,3}\. )/, "\n");
      return said ? fill(handOff.line, { role: roles.assistant, text }).replace(" \n", "\n") : [];
    }
    // Leaves out unanswered questions, except for the last one.
    const isAnswered = messages[index + 1]?.text;
    return isAnswered || index >= messages.length - 2 ? fill(handOff.line, { role: roles.you, text }) : [];
  });
  const joined = () => [handOff.prefix, ...lines].join("\n\n");
  while (lines.length > 1 && joined().length > messageLimit - 2) lines.shift();
  return joined().slice(0, messageLimit);
}

/** Leaves out sentences with unconfirmed claims, and the offer to switch languages: meaningless in a message. */
function confirmed({ text, unconfirmed = [] }: Message) {
  const told = text
    .split("\n\n")
    .filter((paragraph) => !/\]\(\/\w{2}\/chat\)$/.test(paragraph))
    .join("\n\n");
  return plainText(told)
    .split(/(?<=[.!?]\s|\n)/)
    .filter((sentence) => !unconfirmed.some((amount) => sentence.includes(amount)))
    .join("")
    .trim();
}
