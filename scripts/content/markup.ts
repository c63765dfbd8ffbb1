import { HtmlValidate } from "html-validate";
import type { Page } from "./crawl.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // A picture without a size moves the page under its reader when it comes.
  elements: ["html5", { img: { attributes: { width: { required: true }, height: { required: true } } } }],
  // What a page loads comes from its own server, whose word the policy takes.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
});

/** A page as HTML: what may stand where, its outline, and what accessibility owes to whom. */
export function markup({ body }: Page): string[] {
  const { results } = validator.validateStringSync(body);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
}
