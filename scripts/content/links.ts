import { type Crawl, internalReferences, type Problem, withoutFragment } from "./crawl.ts";

/** Whatever a page refers to on its own site is there, and so is the place on it that a fragment names. */
export function checkLinks({ pages, answers, origin }: Crawl): Problem[] {
  return pages.flatMap((page) =>
    internalReferences(page, origin).flatMap((href) => {
      const target = answers.get(withoutFragment(href));
      if (target?.status !== 200 && target?.url !== page.url)
        return [{ url: page.url, message: `${href} answers ${target?.status}` }];
      const fragment = decodeURIComponent(new URL(href).hash.slice(1));
      if (!fragment || !target.$ || hasId(target.$, fragment)) return [];
      return [{ url: page.url, message: `${href}: no such place on that page` }];
    }),
  );
}

function hasId($: (selector: string) => { length: number }, id: string) {
  return $(`[id="${id.replaceAll('"', '\\"')}"]`).length > 0;
}
