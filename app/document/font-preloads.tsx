import { use } from "react";
import { PageStylesContext } from "./page-styles-context.ts";

/**
 * Fetches the faces at once. In the body, since Chromium holds the first paint back by up to 100 ms for those in the
 * head; and as text, since React would move the links there.
 */
export function FontPreloads() {
  const links = use(PageStylesContext)?.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`,
  );
  if (!links) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of our own build
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join("") }} />;
}
