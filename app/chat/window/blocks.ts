export type Block = {
  /** index of the block's first line, used as the key while the reply grows */
  at: number;
  type: "p" | "ul" | "ol" | "heading";
  /** the number of an ordered list's first item */
  start?: number;
  lines: string[];
};

/** Parses `- item`, `1. item` and `## heading`; everything else is a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [at, line] of text.split("\n").entries()) {
    const block = blockOf(line, at);
    const [content = ""] = block.lines;
    // An empty line ends a paragraph, but may stand between the items of a list.
    if (!content && block.type === "p") {
      if (open?.type === "p") open = undefined;
    } else if (open && open.type === block.type && block.type !== "heading") open.lines.push(content);
    else {
      open = block;
      blocks.push(block);
    }
  }
  return blocks;
}

/** Maximum length of a heading. A longer line is a sentence that happens to begin with a number sign. */
const LONGEST_HEADING = 80;

function blockOf(line: string, at: number): Block {
  const text = line.trim();
  const [, bullet] = /^[-*•] (.*)$/.exec(text) ?? [];
  if (bullet) return { at, type: "ul", lines: [bullet.trimStart()] };
  const [, number, item] = /^(\d{1,2})[.)] (.*)$/.exec(text) ?? [];
  if (item) return { at, type: "ol", start: Number(number), lines: [item.trimStart()] };
  const [, heading] = /^#{1,4} (.*)$/.exec(text) ?? [];
  if (heading && heading.length <= LONGEST_HEADING) return { at, type: "heading", lines: [heading] };
  return { at, type: "p", lines: [text] };
}
