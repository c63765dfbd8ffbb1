/** A Markdown document: a heading and blocks, an empty line between them. */
export function document(title: string, blocks: string[]) {
  return `${under("#", title, blocks)}\n`;
}

export function section(title: string, ...blocks: string[]) {
  return under("##", title, blocks);
}

export function subsection(title: string, ...blocks: string[]) {
  return under("###", title, blocks);
}

export function list(items: string[]) {
  return items.map((item) => `- ${item}`).join("\n");
}

export function link(text: string, href: string) {
  return `[${text}](${href})`;
}

export function table(head: string[], rows: string[][]) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function under(mark: string, title: string, blocks: string[]) {
  return [`${mark} ${title}`, ...blocks].join("\n\n");
}
