import { createContext } from "react";
import type { PageStyles } from "./page-styles.server.ts";

/** The page's styles while the server renders. */
export const PageStylesContext = createContext<PageStyles | null>(null);
