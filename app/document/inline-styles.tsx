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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of the build
  return <style nonce={mark} dangerouslySetInnerHTML={{ __html: styles.text }} />;
}
