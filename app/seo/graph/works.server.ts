import type { ItemList } from "schema-dts";
import { copyIn } from "#app/i18n/copy.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { projects } from "#app/studio/projects.ts";

/** The projects in the page's order; only what is online has an address of its own. */
export function works(locale: Locale, url: string, studioId: string): ItemList {
  const { title, items } = copyIn(locale, "projects");
  return {
    "@type": "ItemList",
    "@id": `${url}#works`,
    name: title,
    numberOfItems: projects.length,
    itemListElement: projects.map((project, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "CreativeWork",
        "@id": `${url}#${project.id}`,
        name: items[project.id].title,
        description: items[project.id].description,
        keywords: project.tags.join(", "),
        creator: { "@id": studioId },
        ...(project.url ? { url: project.url } : {}),
      },
    })),
  };
}
