import { styles } from "virtual:client-build";
import type { EntryContext } from "react-router";

/** Collects the styles of a page's routes. Returns null under `react-router dev`, where Vite serves them. */
export function pageStyles({ manifest, staticHandlerContext }: EntryContext) {
  if (import.meta.env.DEV) return null;
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  const text = [...new Set(sheets)].map((sheet) => styles[sheet] ?? "").join("");
  const fonts = [...text.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, href = ""]) => href);
  return { text, fonts: [...new Set(fonts)] };
}
