import { expect, test } from "vitest";
import {
  type ConversationState,
  emptyConversation,
  forget,
  stored,
  takeBack,
  undo,
} from "./conversation-state.ts";

const said: ConversationState = {
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

test("a conversation is restored as the tab has stored it", () => {
  const { before: _, ...kept } = said;
  expect(stored(JSON.stringify(kept))).toMatchObject(kept);
});

test("a reply that had begun is incomplete; one that hadn't is removed, to be requested again", () => {
  const under = (text: string) => ({
    ...said,
    pending: true,
    messages: [...said.messages.slice(0, 3), { role: "model", text }],
  });
  expect(stored(JSON.stringify(under("Half"))).messages.at(-1)).toMatchObject({
    text: "Half",
    incomplete: true,
  });
  expect(stored(JSON.stringify(under(""))).messages.at(-1)).toMatchObject({ role: "user" });
});

test.each([undefined, "", "{", "[]", '{"messages":1}'])("%j is an empty conversation", (json) => {
  expect(stored(json)).toEqual(emptyConversation);
});

test("malformed messages and properties are left out", () => {
  const messages = [null, {}, { role: "system", text: "x" }, said.messages[0]];
  const odd = { role: "model", text: "Yes.", followUps: ["How?", 2], at: "now", unconfirmed: "€9" };
  expect(stored(JSON.stringify({ messages: [...messages, odd] })).messages).toMatchObject([
    { text: "What does an MVP cost?" },
    { text: "Yes.", followUps: ["How?"], at: undefined, unconfirmed: [] },
  ]);
});

test("the last question goes back into the field, and that can be undone", () => {
  const { messages, draft, before } = takeBack(said);
  expect(messages).toEqual(said.messages.slice(0, 2));
  expect(draft).toBe("And monthly?");
  expect(before).toMatchObject({ messages: said.messages, draft: "half a thought", why: "takenBack" });
  expect(undo(takeBack(said))).toEqual(said);
  expect(takeBack(emptyConversation)).toMatchObject({ messages: [], draft: "" });
});

test("a deleted conversation can be restored", () => {
  expect(undo(forget(said))).toEqual(said);
  expect(forget(said)).toMatchObject({
    messages: [],
    draft: "",
    before: { messages: said.messages, greeting: "Hello!", why: "forgotten" },
  });
});
