import { expect, test } from "vitest";
import { messageLimit } from "#app/studio/message-limit.ts";
import type { Message } from "../turns.ts";
import { teamMessage } from "./team-message.ts";

const copy = {
  roles: { you: "You", assistant: "Assistant" },
  handOff: { prefix: "My conversation:", line: "{{role}}: {{text}}" },
};

test("hands off questions and replies without markup", () => {
  const text = handOff(
    { role: "user", text: "What do you do?" },
    {
      role: "model",
      text: "## In short\n- [Sites](/services#frontend)\n- Products\n\nSource: [Services](/services)",
    },
    { role: "user", text: "¿Y en español?" },
    { role: "model", text: "- One\n- Two\n\n¿Prefieres seguir en español? [Continuar en español](/es/chat)" },
  );
  expect(text).toBe(
    "My conversation:\n\nYou: What do you do?\n\nAssistant: In short\n\n- Sites\n- Products\n\nSource: Services\n\nYou: ¿Y en español?\n\nAssistant:\n- One\n- Two",
  );
});

test("leaves out sentences with unconfirmed amounts", () => {
  const text = handOff(
    { role: "user", text: "A site?" },
    {
      role: "model",
      text: "A landing page is €300. A castle is €999. We start soon.",
      unconfirmed: ["€999"],
    },
    { role: "user", text: "A castle?" },
    { role: "model", text: "It is €999", unconfirmed: ["€999"] },
  );
  expect(text).toContain("A landing page is €300. We start soon.");
  expect(text).not.toContain("€999");
  expect(text.endsWith("You: A castle?")).toBe(true);
});

test("leaves out unanswered questions, except for the last one", () => {
  const text = handOff(
    { role: "user", text: "First?" },
    { role: "model", text: "", error: "Something went wrong!" },
    { role: "user", text: "Second?" },
    { role: "model", text: "Yes." },
    { role: "user", text: "Third?" },
    { role: "model", text: "", error: "Something went wrong!" },
  );
  expect(text).toBe("My conversation:\n\nYou: Second?\n\nAssistant: Yes.\n\nYou: Third?");
});

test("trims a long conversation to the message limit, keeping its end", () => {
  const long = Array.from({ length: 20 }, (_, index) => [
    { role: "user", text: `Question ${index}` } as const,
    { role: "model", text: "word ".repeat(150) } as const,
  ]).flat();
  const text = handOff(...long);
  expect(text.length).toBeLessThanOrEqual(messageLimit);
  expect(text).toContain("Question 19");
  expect(text).not.toContain("Question 0\n");
  expect(text.startsWith("My conversation:")).toBe(true);
});

function handOff(...messages: Message[]) {
  return teamMessage(messages, copy);
}
