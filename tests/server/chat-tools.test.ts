import { expect, test } from "vitest";
import { words } from "../words.ts";
import { type FormPage, openPage, press } from "./form-page.ts";
import { site } from "./shared-site.ts";

const { answerer, chat } = words;

// The chat page's buttons, without JavaScript. tests/e2e/chat-tools.spec.ts presses them with it.

const question = "What does an MVP cost?";
const messages = ({ $ }: FormPage) => $("[role=log] > ul > li").length;

async function ask() {
  return press(await openPage(`${site.url}/chat`), chat.input.send, { message: question });
}

test("answers a question, and deletes the conversation", async () => {
  const answered = await ask();
  expect([answered.status, messages(answered)]).toEqual([200, 3]);
  expect(messages(await press(answered, chat.forget.button))).toBe(1);
});

test("asks a suggested and a follow-up question @sample", async () => {
  const suggested = await press(await openPage(`${site.url}/es/chat`), "¿Cuánto cuesta una landing page?");
  expect(messages(suggested)).toBe(3);
  const next = await press(await ask(), answerer.topics.includes.ask);
  expect(messages(next)).toBe(5);
  expect(next.$("[role=log]").text()).toContain(answerer.topics.includes.ask);
});

test("Talk to a person puts the conversation into the contact form @sample", async () => {
  const contact = await press(await ask(), chat.talk.person);
  expect(new URL(contact.url).pathname).toBe("/contact");
  expect(contact.$("textarea").val()).toContain(`You: ${question}`);
});
