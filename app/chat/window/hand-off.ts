import { tabStorage } from "#app/platform/tab-storage.ts";
import type { ChatCopy } from "../chat-copy.server.ts";
import type { Message } from "./conversation-state.ts";

/** Where the contact page looks for a message to begin with; nothing is sent before the visitor does. */
const KEY = "contact-handoff";
/** What the contact form's message takes, in UTF-16 units. */
const MAX_LENGTH = 5000;

/** Leaves the conversation for the contact form: its end, where it is longer than a message may be. */
export function handOff(messages: readonly Message[], { roles, handOff }: ChatCopy) {
  const lines = messages
    .filter(({ text }) => text !== "")
    .map(({ role, text }) => `${role === "user" ? roles.you : roles.assistant}: ${text}`);
  while (lines.length > 1 && lengthOf(lines) + handOff.prefix.length > MAX_LENGTH - 2) lines.shift();
  tabStorage.set(KEY, `${handOff.prefix}\n\n${lines.join("\n\n")}`.slice(0, MAX_LENGTH));
}

function lengthOf(lines: string[]) {
  return lines.reduce((sum, line) => sum + line.length + 2, 0);
}
