import { expect, test } from "vitest";
import type { Turn } from "../turns.ts";
import { signConversation, verifyConversation } from "./signed-conversation.server.ts";

test("verifies a signed conversation", () => {
  const turns: Turn[] = [
    { role: "user", text: "¿Cuánto?" },
    { role: "model", text: "4.000 € 🌊" },
  ];
  expect(verifyConversation(signConversation(turns))).toEqual(turns);
});

test("rejects a conversation with a single changed character", () => {
  const field = signConversation([{ role: "user", text: "hello" }]);
  for (let at = 0; at < field.length - 1; at++) {
    const changed = field.slice(0, at) + (field[at] === "A" ? "B" : "A") + field.slice(at + 1);
    expect(verifyConversation(changed), `changed at ${at}`).toBeNull();
  }
  for (const nothing of ["", ".", "x.y", "…"]) expect(verifyConversation(nothing)).toBeNull();
});

test("keeps the newest messages of a long conversation, within the form's size limit", () => {
  const turns = Array.from(
    { length: 60 },
    (_, index): Turn => ({
      role: index % 2 === 0 ? "user" : "model",
      text: `${index} ${"🌊é".repeat(600)}`,
    }),
  );
  const field = signConversation(turns);
  expect(field.length).toBeLessThan(42_000);
  const kept = verifyConversation(field) ?? [];
  expect(kept[0]?.role).toBe("user");
  expect(kept.at(-1)).toEqual(turns.at(-1));
});
