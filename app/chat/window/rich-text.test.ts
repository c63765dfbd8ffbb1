import { expect, test } from "vitest";
import { expectLinearTime } from "../../../tests/unit/time-bound.ts";
import { at } from "../../../tests/words.ts";
import { segmentsOf } from "./rich-text.ts";

const site = "https://duna.example";

test.each([
  [`See [Services](${at.services}).`, at.services, "Services"],
  [`See [Voir](/fr${at.services}#pricing)`, `${at.services}#pricing`, "Voir", "fr"],
  ["Sigue en [español](/es/chat)", "/chat", "español", "es"],
  ["See https://duna.example/contact.", at.contact, "https://duna.example/contact"],
  [`Write to us on ${at.contact}, please`, at.contact, at.contact],
  ["[Inicio](/es)", "/", "Inicio", "es"],
  ["[us](https://duna.example/contact/)", at.contact, "us"],
])("parses the link in %j @sample", (text, path, label, language?: string) => {
  expect(segmentsOf(text, site).filter(({ type }) => type === "link")).toEqual([
    { type: "link", text: label, path, language: language ?? null },
  ]);
});

test.each([
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  `![picture](${at.services})`,
  "![picture](https://evil.example/x.png)",
  "[click](javascript:alert(1))",
  "[click](data:text/html,x)",
  "[click](https://evil.example/services)",
  "[click](//evil.example/services)",
  "[click](/\\evil.example)",
  "[click](https://duna.example@evil.example/services)",
  "[click](https://duna.example:444/services)",
  "[click](https://user:pass@duna.example/services)",
  `[click](${at.services}/../../admin)`,
  "[click](/nowhere)",
  "https://evil.example/services",
  "and/or, 24/7, /nowhere, / and either/contact",
  "**bold** # heading\n- list `code`",
])("leaves %j as text", (text) => {
  const segments = segmentsOf(text, site);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
  expect(segments.every(({ type }) => type === "text")).toBe(true);
});

test("marks unconfirmed amounts, but not as part of other numbers", () => {
  expect(segmentsOf("€999 or €99, not €9990", site, ["€99", "€999"])).toEqual([
    { type: "amount", text: "€999" },
    { type: "text", text: " or " },
    { type: "amount", text: "€99" },
    { type: "text", text: ", not €9990" },
  ]);
});

test.each(["![", "[", "[a](", "https://", "https://a.", " /a", "/services-", "€9", "a"])(
  "parses rich text in linear time: %j",
  (worst) => expectLinearTime((text) => segmentsOf(text, site, ["€99", "€999"]), worst),
  30_000,
);
