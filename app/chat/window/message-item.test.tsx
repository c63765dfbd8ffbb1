import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { LocaleContext } from "#app/i18n/locale-context.tsx";
import { defaultLocale } from "#app/i18n/locales.ts";
import { at } from "../../../tests/words.ts";
import { chatCopy } from "../chat-copy.server.ts";
import type { Message } from "../turns.ts";
import { MessageItem } from "./message-item.tsx";

const { check } = copyIn(defaultLocale, "chat").answer;

function render(message: Partial<Message>) {
  const copy = chatCopy(defaultLocale);
  if (!copy) throw new Error("The chat is off.");
  return renderToStaticMarkup(
    <LocaleContext value={{ locale: defaultLocale, prefix: "" }}>
      <MessageItem message={{ role: "model", text: "", ...message }} copy={copy} />
    </LocaleContext>,
  );
}

test("marks an unconfirmed amount in a link's label", () => {
  const html = render({ text: `It costs [€99 at most](${at.contact}).`, unconfirmed: ["€99"] });
  expect(html).toContain(`<a href="${at.contact}"><mark>€99</mark> at most</a>`);
});

test("shows HTML and foreign links as text", () => {
  const html = render({ text: "<img src=x onerror=alert(1)> [e](https://evil.example)", unconfirmed: [] });
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; [e](https://evil.example)");
});

test.each<[string, Partial<Message>]>([
  ["a reply with a marked amount", { text: "It costs €99.", unconfirmed: ["€99"] }],
  [
    "a claim that spans list items and can't be marked",
    { text: "- 99\n- euros", unconfirmed: ["99\n- euros"] },
  ],
  ["a reply with more amounts than marks", { text: "€1 or €2", unconfirmed: ["€1"] }],
  ["a reply that was stopped before its check", { text: "It costs €99", incomplete: true }],
])("shows a warning under %s", (_, message) => expect(render(message)).toContain(check));

test.each<[string, Partial<Message>]>([
  ["a confirmed reply", { text: "Hello.", unconfirmed: [] }],
  ["a question", { role: "user", text: "Is it €99?" }],
  ["a failure without a text", { incomplete: true, error: "Something went wrong!" }],
])("shows no warning under %s", (_, message) => expect(render(message)).not.toContain(check));
