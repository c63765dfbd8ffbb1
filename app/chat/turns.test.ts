import { expect, test } from "vitest";
import { afterEvent } from "./turns.ts";

const half = { role: "model", text: "Half" } as const;
const begun = { role: "model", text: "" } as const;

test("a reply that fails before its first word is replaced by the embedded answerer's", () => {
  const facts = { text: "Ours.", followUps: ["More?"] };
  const reply = afterEvent(begun, { type: "error", message: "Too slow.", facts });
  expect(reply).toMatchObject({ ...facts, error: "Too slow.", incomplete: false });
});

test("a reply that fails later keeps its text, and shows no error if it only ended at a limit", () => {
  const failed = afterEvent(half, { type: "error", message: "Broken." });
  expect(failed).toMatchObject({ text: "Half", error: "Broken.", incomplete: true });
  const cut = afterEvent(half, { type: "error", message: "Broken.", isCut: true });
  expect(cut).toMatchObject({ text: "Half", error: "", incomplete: true });
});
