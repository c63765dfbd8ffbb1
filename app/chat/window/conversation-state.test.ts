import { expect, test } from "vitest";
import {
  type ConversationState,
  emptyConversation,
  forget,
  parseState,
  takeBack,
} from "./conversation-state.ts";

const said: ConversationState = {
  ...emptyConversation,
  greeting: "Hello!",
  messages: [
    { id: 1, role: "user", text: "What does an MVP cost?" },
    { id: 2, role: "model", text: "€4,000 to €5,800.", source: "facts", followUps: ["How long?"], at: 1000 },
    { id: 3, role: "user", text: "And monthly?" },
    { id: 4, role: "model", text: "€1,100." },
  ],
  draft: "half a thought",
};

test("a conversation comes back as the tab has kept it", () => {
  const { before: _, ...kept } = said;
  expect(parseState(JSON.stringify(kept))).toMatchObject(kept);
});

test("a reply that had begun is incomplete; one that had not is asked for anew", () => {
  const under = (text: string) => ({
    ...said,
    pending: true,
    messages: [...said.messages.slice(0, 3), { id: 4, role: "model", text }],
  });
  expect(parseState(JSON.stringify(under("Half")))?.messages.at(-1)).toMatchObject({
    text: "Half",
    incomplete: true,
  });
  expect(parseState(JSON.stringify(under("")))?.messages.at(-1)).toMatchObject({ role: "user" });
});

test.each([undefined, "", "{", "[]", '{"messages":1}'])("%j is no conversation", (json) => {
  expect(parseState(json)).toBeNull();
});

test("what is not of its shape is left out", () => {
  const messages = [null, { id: "1" }, { id: 1, role: "system", text: "x" }, said.messages[0]];
  const odd = { id: 2, role: "model", text: "Yes.", followUps: ["How?", 2], at: "now", unconfirmed: "€9" };
  expect(parseState(JSON.stringify({ messages: [...messages, odd] }))?.messages).toMatchObject([
    { id: 1, text: "What does an MVP cost?" },
    { id: 2, text: "Yes.", followUps: ["How?"], at: undefined, unconfirmed: [] },
  ]);
});

test("the last question taken back is in the field, and all can be undone", () => {
  const { messages, draft, before } = takeBack(said);
  expect(messages).toEqual(said.messages.slice(0, 2));
  expect(draft).toBe("And monthly?");
  expect(before).toMatchObject({ messages: said.messages, draft: "half a thought", why: "takenBack" });
  expect(takeBack(emptyConversation)).toMatchObject({ messages: [], draft: "" });
});

test("what is forgotten is gone, but for being brought back", () => {
  expect(forget(said)).toMatchObject({
    messages: [],
    draft: "",
    before: { messages: said.messages, greeting: "Hello!", why: "forgotten" },
  });
});
