import { createContext } from "react";

/** The request's number while the server renders; in the browser there is none. */
export const RequestIdContext = createContext("–");
