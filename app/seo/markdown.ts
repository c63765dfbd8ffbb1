/** A heading of a level, and blocks beneath it with an empty line between them. */
export function section(level: number, title: string, ...blocks: string[]) {
  return [`${"#".repeat(level)} ${title}`, ...blocks].join("\n\n");
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
