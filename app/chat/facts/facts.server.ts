import { copyIn, pageName } from "#app/i18n/copy.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PageId } from "#app/pages.ts";
import { pagePath } from "#app/seo/addresses.ts";
import type { Turn } from "../turns.ts";
import { findFacts } from "./fact-search.server.ts";

type Question = {
  locale: Locale;
  turns: Turn[];
  /** today's calls of the model are used up: the visitor is told */
  overBudget?: boolean;
};

/** The embedded answerer's reply, word by word as a model's would come: found in what the pages say. */
export function* factsReply({ locale, turns, overBudget = false }: Question): Generator<string> {
  const { answer, errors } = copyIn(locale, "chat");
  const [question = "", before = ""] = turns
    .filter(({ role }) => role === "user")
    .map(({ text }) => text)
    .toReversed();
  const facts = findFacts(locale, question, before);
  const said = facts.length > 0 ? facts.map(({ text }) => text).join("\n\n") : answer.nothingFound;
  const pages = new Set(facts.length > 0 ? facts.map(({ page }) => page) : (["contact"] as const));
  const sources = [...pages].map((page) => link(locale, page)).join(" · ");
  const reply = [overBudget ? errors.dailyLimit : "", said, `${answer.automatic} · ${sources}`];
  yield* reply
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .split(/(?<=\s)/);
}

/** A link as a model would write one: the browser makes those that stay on this site into links. */
function link(locale: Locale, page: PageId) {
  return `[${fill(copyIn(locale, "chat").answer.source, { page: pageName(locale, page) })}](${pagePath(page, locale)})`;
}
