import { styles } from "virtual:client-build";
import type { EntryContext } from "react-router";

export type PageStyles = {
  /** All that the page is painted with, in one text: it stands in the document, and nothing has to be waited for. */
  text: string;
  /** The faces that it names: they are needed as soon as it is read. */
  fonts: string[];
};

/** The styles of the routes that a page consists of; null under `react-router dev`, where Vite brings them. */
export function pageStyles({ manifest, staticHandlerContext }: EntryContext): PageStyles | null {
  if (import.meta.env.DEV) return null;
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const text = [...new Set(sheets)].map((sheet) => styles[sheet] ?? "").join("");
  const fonts = [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = ""]) => href);
  return { text, fonts: [...new Set(fonts)] };
}
