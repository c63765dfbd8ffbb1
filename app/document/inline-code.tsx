import { use } from "react";
import { Links } from "react-router";
import { DocumentContext } from "./document-context.ts";

/** The text must be a constant of the build, since the content security policy allows it by its hash. */
export function InlineScript({ text, type }: { text: string; type?: "speculationrules" }) {
  use(DocumentContext)?.inline.scripts.add(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, and the only way to an inline script
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The page's styles, inlined in the document so that the first paint needs one round trip. */
export function InlineStyles() {
  const { styles, inline } = use(DocumentContext) ?? {};
  if (!styles) return <Links />;
  inline?.styles.add(styles.text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of the build
  return <style dangerouslySetInnerHTML={{ __html: styles.text }} />;
}

/** Allows Vite's scripts in development, where hashes can't allow a module that imports others. */
export const viteNonce = "vite";

/** Shows edits in development. The property is where Vite's overlay finds the nonce for its styles. */
export function ViteClient() {
  return (
    <>
      <meta property="csp-nonce" nonce={viteNonce} />
      <script type="module" nonce={viteNonce} src="/app/entry.client.tsx" />
    </>
  );
}

/** Rules that make the browser prerender a page when a visitor points at its link. */
export function SpeculationRules() {
  const prerender = [{ where: { selector_matches: "a[href^='/']" }, eagerness: "moderate" }];
  return <InlineScript type="speculationrules" text={JSON.stringify({ prerender })} />;
}
