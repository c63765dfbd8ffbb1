import * as z from "zod";
import type { Page } from "./crawl.ts";

// Search results show texts of these lengths without truncating them.
const Snippet = z.object({ title: z.string().min(15).max(60), description: z.string().min(110).max(155) });
const preview = ["og:title", "og:description", "og:url", "og:locale", "og:image", "og:image:alt"];

/** Checks the texts in search results and link previews, and that no earlier page has the same title or description. */
export function snippet(page: Page, pages: Page[]): string[] {
  const own = snippetOf(page);
  const issues = Snippet.safeParse(own).error?.issues ?? [];
  const missing = preview.filter((name) => !page.$(`meta[property="${name}"]`).attr("content"));
  const same = pages.slice(0, pages.indexOf(page)).filter((other) => {
    const { title, description } = snippetOf(other);
    return title === own.title || description === own.description;
  });
  return [
    ...issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    ...missing.map((name) => `no ${name}`),
    ...same.map(({ url }) => `same title or description as ${url}`),
  ];
}

function snippetOf({ $ }: Page) {
  return $.extract({
    title: "head > title",
    description: { selector: 'meta[name="description"]', value: "content" },
  });
}
