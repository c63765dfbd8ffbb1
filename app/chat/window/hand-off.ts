import { leaveForContactForm, messageLimit } from "#app/platform/hand-off.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "./conversation-state.ts";

/** Leaves the conversation for the contact form: its end, where it is longer than a message may be. */
export function handOff(messages: readonly Message[], { roles, handOff }: ChatCopy) {
  const lines = messages
    .filter(({ text }) => text !== "")
    .map(({ role, text }) => `${role === "user" ? roles.you : roles.assistant}: ${text}`);
  while (lines.length > 1 && lengthOf(lines) + handOff.prefix.length > messageLimit - 2) lines.shift();
  leaveForContactForm(`${handOff.prefix}\n\n${lines.join("\n\n")}`);
}

function lengthOf(lines: string[]) {
  return lines.reduce((sum, line) => sum + line.length + 2, 0);
}
