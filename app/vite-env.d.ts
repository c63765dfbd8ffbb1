/// <reference types="vite/client" />
/// <reference types="@react-router/dev/types/virtual" />

/** A script's text for the document (islands/vite/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** From the browser's build (islands/vite/client-build.ts). There are no style sheets under `react-router dev`. */
declare module "virtual:client-build" {
  /** Each style sheet's text, by its address. */
  export const styles: Record<string, string>;
  /** Each island's files, its own first. */
  export const islands: Record<string, string[]>;
}
