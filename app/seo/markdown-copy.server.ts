import { NodeHtmlMarkdown } from "node-html-markdown";
import { createRequestHandler } from "react-router";

/** A page's content as Markdown, converted once: the page at this URL is the same for as long as the server runs. */
export function markdownCopyOf(url: string): Promise<string> {
  const copy = copies.get(url) ?? convert(url);
  copies.set(url, copy);
  copy.catch(() => copies.delete(url));
  return copy;
}

const copies = new Map<string, Promise<string>>();

async function convert(url: string) {
  // Imported late: the build holds this module too.
  const build = await import("virtual:react-router/server-build");
  const response = await createRequestHandler(build)(new Request(url));
  if (!response.ok) throw new Error(`a page to convert to Markdown answered ${response.status}`);
  return markdownOf(await response.text(), url);
}

/** The main part of a document without its forms and pictures, for a reader who has no other page to resolve a link on. */
function markdownOf(document: string, url: string) {
  const main = /<main.*<\/main>/s.exec(document)?.[0] ?? "";
  const prepared = main
    .replace(/<span[^>]* aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
    // CSS keeps these apart on the page.
    .replace(/(<\/(?:a|b|span|strong)>)(?=<(?:a|b|span|strong)\b)/g, "$1 ")
    .replace(/href="([/?#][^"]*)"/g, (_, href: string) => `href="${new URL(href, url)}"`);
  return `${converter.translate(prepared)}\n`;
}

const question = { prefix: "**", postfix: "**", surroundingNewlines: 2 };

const converter = new NodeHtmlMarkdown(
  { ignore: ["form", "button", "img", "script", "style", "svg", "template"] },
  { dt: question, summary: question },
);
