/** Takes the mark out of a document, and tells which inline scripts had carried it. */
export function unmark(html: string, mark: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${mark}"`;
  const [start = "", ...marked] = html.split(attribute);
  const scripts: string[] = [];
  let before = start;
  for (const after of marked) {
    const isScript = /<script(?:\s[^<>]*)?$/.test(before.slice(before.lastIndexOf("<")));
    const text = after.slice(after.indexOf(">") + 1, after.indexOf("</script>"));
    if (isScript && text) scripts.push(text);
    before = after;
  }
  return { html: start + marked.join(""), scripts };
}
