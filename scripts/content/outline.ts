import type { Crawl, Page, Problem } from "./crawl.ts";

/** What a page's outline and its pictures owe to those who do not see it. */
export function checkOutline({ pages }: Crawl): Problem[] {
  return pages.flatMap((page) =>
    [...headings(page), ...images(page)].map((message) => ({ url: page.url, message })),
  );
}

function headings({ $ }: Page): string[] {
  const levels = $("h1, h2, h3, h4, h5, h6")
    .toArray()
    .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: $(heading).text().trim() }));
  const tops = levels.filter(({ level }) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`${tops} headings of the first level`]),
    ...levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ level, text }) => `heading jumps to level ${level}: ${text}`),
  ];
}

function images({ $ }: Page): string[] {
  return $("img")
    .toArray()
    .flatMap((image) => {
      const { src, alt, width, height } = image.attribs;
      return [
        ...(alt === undefined ? [`image without alt: ${src}`] : []),
        ...(width && height ? [] : [`image without size: ${src}`]),
      ];
    });
}
