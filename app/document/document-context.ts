import { createContext } from "react";
import type { pageStyles } from "./page-styles.server.ts";

/** The state of one document while the server renders it. */
export type DocumentContext = {
  requestId: string;
  /** null under `react-router dev`, where Vite serves style sheets */
  styles: ReturnType<typeof pageStyles>;
  /** The inline scripts and styles rendered so far; the policy allows their hashes and nothing else. */
  inline: { scripts: Set<string>; styles: Set<string> };
};

export const DocumentContext = createContext<DocumentContext | null>(null);
