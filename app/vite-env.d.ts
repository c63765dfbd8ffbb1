/// <reference types="vite/client" />
/// <reference types="@react-router/dev/types/virtual" />

/** The text of a script to inline in the document (islands/vite/inline-script.ts). */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** Values from the browser's build (islands/vite/client-build.ts). `react-router dev` has no style sheets. */
declare module "virtual:client-build" {
  /** Each style sheet's text, by its address. */
  export const styles: Record<string, string>;
  /** The script files of each island, beginning with its own chunk. */
  export const islands: Record<string, string[]>;
}
