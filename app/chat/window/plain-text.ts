import { blocksOf } from "./blocks.ts";

/** Returns a reply without markup. Links are replaced by their text. */
export function plainText(text: string) {
  return blocksOf(text)
    .map(({ type, start = 1, lines }) =>
      lines
        .map((line, index) => {
          const plain = line.replace(/\[([^[\]\n]{1,200})\]\([^()\s]{1,300}\)/g, "$1");
          if (type === "ul") return `- ${plain}`;
          return type === "ol" ? `${start + index}. ${plain}` : plain;
        })
        .join("\n"),
    )
    .join("\n\n");
}
