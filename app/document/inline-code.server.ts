/** A document without its marks, and the texts that carried one: what its policy names. */
export type InlineCode = { html: string; scripts: string[]; styles: string[] };

/** Takes the mark out of a document, and tells which inline scripts and styles had carried it. */
export function unmark(html: string, mark: string): InlineCode {
  const attribute = ` nonce="${mark}"`;
  const [start = "", ...marked] = html.split(attribute);
  const texts = { script: [] as string[], style: [] as string[] };
  let before = start;
  for (const after of marked) {
    const tag = before.slice(before.lastIndexOf("<"));
    for (const kind of ["script", "style"] as const) {
      const text = after.slice(after.indexOf(">") + 1, after.indexOf(`</${kind}>`));
      if (text && new RegExp(`^<${kind}(?:\\s[^<>]*)?$`).test(tag)) texts[kind].push(text);
    }
    before = after;
  }
  return { html: start + marked.join(""), scripts: texts.script, styles: texts.style };
}
