import { expect, test } from "vitest";
import { expectLinearTime } from "../../tests/unit/time-bound.ts";
import { redact } from "./redact.server.ts";

test("cuts a long message without leaving half of a secret", () => {
  const key = "a-key-of-forty-characters-a-key-of-forty";
  const long = `${"https://x.example/ ".repeat(110)}${key} ${"word ".repeat(500)}`;
  for (let pad = 0; pad < 60; pad++) expect(redact(" ".repeat(pad) + long, [key])).not.toContain("a-key");
});

test.each(["a.", "a-", "http://", "key=", "1.1.1.", "AIza", "\n at ", "a"])(
  "takes linear time: %j",
  (worst) => expectLinearTime((text) => redact(text, ["secret"]), worst),
  30_000,
);
