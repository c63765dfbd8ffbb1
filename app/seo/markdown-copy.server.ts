import { NodeHtmlMarkdown } from "node-html-markdown";
import { createRequestHandler } from "react-router";

/** Converts a page's content to Markdown, only once, because pages don't change while the server runs. */
export function markdownCopyOf(url: string): Promise<string> {
  const copy = copies.get(url) ?? convert(url);
  copies.set(url, copy);
  copy.catch(() => copies.delete(url));
  return copy;
}

const copies = new Map<string, Promise<string>>();

async function convert(url: string) {
  // The build contains this module, so a static import would be circular.
  const build = await import("virtual:react-router/server-build");
  const response = await createRequestHandler(build)(new Request(url));
  if (!response.ok) throw new Error(`can't convert to Markdown: the page returned ${response.status}`);
  return markdownOf(await response.text(), url);
}

/** Converts a document's main part to Markdown, without forms and images and with absolute links. */
function markdownOf(document: string, url: string) {
  const main = /<main.*<\/main>/s.exec(document)?.[0] ?? "";
  const prepared = main
    .replace(/<span[^>]* aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
    // Separates adjacent elements by a space, as CSS does on the page.
    .replace(/(<\/(?:a|b|span|strong)>)(?=<(?:a|b|span|strong)\b)/g, "$1 ")
    .replace(/href="([/?#][^"]*)"/g, (_, href: string) => `href="${new URL(href, url)}"`);
  return `${converter.translate(prepared)}\n`;
}

const question = { prefix: "**", postfix: "**", surroundingNewlines: 2 };

const converter = new NodeHtmlMarkdown(
  { ignore: ["form", "button", "img", "script", "style", "svg", "template"] },
  { dt: question, summary: question },
);
