import { HtmlValidate } from "html-validate";
import type { Crawl, Problem } from "./crawl.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  // What a page loads comes from its own server, whose word the policy takes.
  rules: { "require-sri": ["error", { target: "crossorigin" }] },
});

/** Every page as HTML: what may stand where, and what accessibility owes to whom. */
export async function checkMarkup({ pages }: Crawl): Promise<Problem[]> {
  const problems = await Promise.all(
    pages.map(async ({ url, body }) => {
      const report = await validator.validateString(body);
      return report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({
          url,
          message: `HTML ${ruleId}: ${message} (${selector})`,
        })),
      );
    }),
  );
  return problems.flat();
}
