import { HtmlValidate } from "html-validate";
import type { Page } from "./crawl.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // An image without a size shifts the layout when it loads.
  elements: ["html5", { img: { attributes: { width: { required: true }, height: { required: true } } } }],
  // Requires integrity hashes only for files from other origins.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
});

export function markup({ body }: Page): string[] {
  const { results } = validator.validateStringSync(body);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
}
