/// <reference types="vite/client" />
/// <reference types="@react-router/dev/types/virtual" />

/** A script's text, as it stands in a page (scripts/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** What a page says of the browser's build (scripts/client-build.ts). Under `react-router dev` there are no style sheets. */
declare module "virtual:client-build" {
  /** Each style sheet's text, by its address. */
  export const styles: Record<string, string>;
  /** Each island's files, its own first. */
  export const islands: Record<string, string[]>;
}
