import { createContext } from "react";

/**
 * What the site's own inline scripts carry as their nonce while the server renders. Only scripts with this mark are
 * named in the policy; it is new for every document and taken out before sending, so nothing from outside can carry it.
 */
export const ScriptMark = createContext<string | undefined>(undefined);
