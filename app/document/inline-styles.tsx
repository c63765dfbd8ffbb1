import { use } from "react";
import { Links } from "react-router";
import { PageStylesContext } from "./page-styles-context.ts";
import { ScriptMark } from "./script-mark.ts";

/** What a page is painted with, in the document itself: one round trip, and nothing blocks. */
export function InlineStyles() {
  const styles = use(PageStylesContext);
  const mark = use(ScriptMark);
  // `react-router dev` has them as files.
  if (!styles) return <Links />;
  return (
    <>
      {styles.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of the build */}
      <style nonce={mark} dangerouslySetInnerHTML={{ __html: styles.text }} />
    </>
  );
}
