import { HtmlValidate } from "html-validate";
import type { Page } from "./crawl.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // A picture without a size moves the page when it loads.
  elements: ["html5", { img: { attributes: { width: { required: true }, height: { required: true } } } }],
  // Everything else comes from the page's own server.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
});

/** Checks a page's HTML: content model, heading levels and accessibility. */
export function markup({ body }: Page): string[] {
  const { results } = validator.validateStringSync(body);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
}
