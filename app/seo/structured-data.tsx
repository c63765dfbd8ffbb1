import { createContext, use } from "react";

/** The page's JSON-LD while the server renders; in the browser there is none. */
export const StructuredDataContext = createContext<string | null>(null);

/**
 * The page's facts for machines, in the server's document only: React makes a script element in a way that
 * Trusted Types refuses, and a crawler loads documents. Hydration passes over what it does not know in the head.
 */
export function StructuredData() {
  const json = use(StructuredDataContext);
  if (!json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
