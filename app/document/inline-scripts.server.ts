/** Takes the mark out of a document, and tells which inline scripts had carried it. */
export function unmark(html: string, mark: string): { html: string; scripts: string[] } {
  const scripts = html
    .split("<script")
    .slice(1)
    .flatMap((rest) => {
      const [, attributes = "", script = ""] = /^([^>]*)>([\s\S]*?)<\/script>/.exec(rest) ?? [];
      return attributes.includes(`nonce="${mark}"`) && script ? [script] : [];
    });
  return { html: html.replaceAll(` nonce="${mark}"`, ""), scripts };
}
