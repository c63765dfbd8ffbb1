import { expect, test } from "vitest";
import answerer from "../../locales/en/answerer.json" with { type: "json" };
import en from "../../locales/en/chat.json" with { type: "json" };
import { type FormPage, openPage, press } from "./form-page.ts";
import { site } from "./shared-site.ts";

// The chat page's buttons, without JavaScript. tests/e2e/chat-tools.spec.ts presses them with it.

const question = "What does an MVP cost?";
const messages = ({ $ }: FormPage) => $("[role=log] > ul > li").length;

async function ask() {
  return press(await openPage(`${site.url}/chat`), en.input.send, { message: question });
}

test("repeats a question, and gives it back to be edited", async () => {
  const answered = await ask();
  expect([answered.status, messages(answered)]).toEqual([200, 3]);
  const again = await press(answered, en.tools.again);
  expect(messages(again)).toBe(3);
  const edited = await press(again, en.tools.edit);
  expect([messages(edited), edited.$("textarea").val()]).toEqual([1, question]);
  expect(messages(await press(edited, en.tools.undo))).toBe(3);
});

test("deletes the conversation, and restores it", async () => {
  const deleted = await press(await ask(), en.forget.button);
  expect(messages(deleted)).toBe(1);
  expect(messages(await press(deleted, en.tools.undo))).toBe(3);
});

test("asks a suggested and a follow-up question @sample", async () => {
  const suggested = await press(await openPage(`${site.url}/es/chat`), "¿Cuánto cuesta una landing page?");
  expect(messages(suggested)).toBe(3);
  const next = await press(await ask(), answerer.topics.includes.ask);
  expect(messages(next)).toBe(5);
  expect(next.$("[role=log]").text()).toContain(answerer.topics.includes.ask);
});

test("Talk to a person puts the conversation into the contact form @sample", async () => {
  const contact = await press(await ask(), en.talk.person);
  expect(new URL(contact.url).pathname).toBe("/contact");
  expect(contact.$("textarea").val()).toContain(`You: ${question}`);
});
