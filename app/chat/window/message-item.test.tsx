import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { LocaleProvider } from "#app/i18n/locale-context.tsx";
import { chatCopy } from "../chat-copy.server.ts";
import type { Message } from "./conversation-state.ts";
import { MessageItem } from "./message-item.tsx";

const { check } = copyIn("en", "chat").answer;

function shown(message: Partial<Message>) {
  const copy = chatCopy("en");
  if (!copy) throw new Error("The chat is off.");
  return renderToStaticMarkup(
    <LocaleProvider locale="en" prefix="">
      <MessageItem
        message={{ role: "model", text: "", ...message }}
        copy={copy}
        siteUrl="https://a.example"
      />
    </LocaleProvider>,
  );
}

test("an unconfirmed amount is marked in a link's label", () => {
  const html = shown({ text: "It costs [€99 at most](/contact).", unconfirmed: ["€99"] });
  expect(html).toContain('<a href="/contact"><mark>€99</mark> at most</a>');
});

test.each<[string, Partial<Message>]>([
  ["marks", { text: "It costs €99.", unconfirmed: ["€99"] }],
  ["a claim over several items, which has no mark", { text: "- 99\n- euros", unconfirmed: ["99\n- euros"] }],
  ["more claims than are marked", { text: "€1 or €2", unconfirmed: ["€1"] }],
  ["a reply that was stopped before it could be checked", { text: "It costs €99", incomplete: true }],
])("a warning stands under %s", (_, message) => expect(shown(message)).toContain(check));

test.each<[string, Partial<Message>]>([
  ["a confirmed reply", { text: "Hello.", unconfirmed: [] }],
  ["a question", { role: "user", text: "Is it €99?" }],
  ["a failure without a text", { incomplete: true, error: "Something went wrong!" }],
])("no warning stands under %s", (_, message) => expect(shown(message)).not.toContain(check));
