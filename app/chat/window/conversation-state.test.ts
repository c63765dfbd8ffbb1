import { expect, test } from "vitest";
import {
  type ConversationState,
  emptyConversation,
  forget,
  stored,
  takeBack,
  undo,
} from "./conversation-state.ts";

const conversation: ConversationState = {
  ...emptyConversation,
  greeting: "Hello!",
  messages: [
    { role: "user", text: "What does an MVP cost?" },
    { role: "model", text: "€4,000 to €5,800.", followUps: ["How long?"], at: 1000 },
    { role: "user", text: "And monthly?" },
    { role: "model", text: "€1,100." },
  ],
  draft: "half a thought",
};

test("restores a conversation from the tab's storage", () => {
  const { before: _, ...kept } = conversation;
  expect(stored(JSON.stringify(kept))).toMatchObject(kept);
});

test("marks a partial reply as incomplete, and removes an empty one so that it is requested again", () => {
  const withReply = (text: string) => ({
    ...conversation,
    pending: true,
    messages: [...conversation.messages.slice(0, 3), { role: "model", text }],
  });
  expect(stored(JSON.stringify(withReply("Half"))).messages.at(-1)).toMatchObject({
    text: "Half",
    incomplete: true,
  });
  expect(stored(JSON.stringify(withReply(""))).messages.at(-1)).toMatchObject({ role: "user" });
});

test.each([undefined, "", "{", "[]", '{"messages":1}'])("restores an empty conversation from %j", (json) => {
  expect(stored(json)).toEqual(emptyConversation);
});

test("drops malformed messages and properties", () => {
  const messages = [null, {}, { role: "system", text: "x" }, conversation.messages[0]];
  const malformed = { role: "model", text: "Yes.", followUps: ["How?", 2], at: "now", unconfirmed: "€9" };
  expect(stored(JSON.stringify({ messages: [...messages, malformed] })).messages).toMatchObject([
    { text: "What does an MVP cost?" },
    { text: "Yes.", followUps: ["How?"], at: undefined, unconfirmed: [] },
  ]);
});

test("moves the last question back into the input, and can undo that", () => {
  const { messages, draft, before } = takeBack(conversation);
  expect(messages).toEqual(conversation.messages.slice(0, 2));
  expect(draft).toBe("And monthly?");
  expect(before).toMatchObject({
    messages: conversation.messages,
    draft: "half a thought",
    why: "takenBack",
  });
  expect(undo(takeBack(conversation))).toEqual(conversation);
  expect(takeBack(emptyConversation)).toMatchObject({ messages: [], draft: "" });
});

test("undoes the deletion of a conversation", () => {
  expect(undo(forget(conversation))).toEqual(conversation);
  expect(forget(conversation)).toMatchObject({
    messages: [],
    draft: "",
    before: { messages: conversation.messages, greeting: "Hello!", why: "forgotten" },
  });
});
