/** The page's JSON-LD, on the pages that have any. */
export function StructuredData({ json }: { json: string | null }) {
  if (!json) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own facts, with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
