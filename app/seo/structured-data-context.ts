import { createContext } from "react";

/** The page's JSON-LD while the server renders; in the browser there is none. */
export const StructuredDataContext = createContext<string | null>(null);
