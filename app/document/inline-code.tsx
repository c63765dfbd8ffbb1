import { createContext, use } from "react";
import { Links } from "react-router";
import type { pageStyles } from "./page-styles.server.ts";

/** The state of one document while the server renders it. */
type Document = {
  requestId: string;
  /** null under `react-router dev`, where Vite serves style sheets */
  styles: ReturnType<typeof pageStyles>;
  /** The inline scripts and styles rendered so far; the policy allows their hashes and nothing else. */
  inline: { scripts: Set<string>; styles: Set<string> };
};

export const DocumentContext = createContext<Document | null>(null);

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
