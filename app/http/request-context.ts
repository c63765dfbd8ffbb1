import { createContext, type RouterContextProvider } from "react-router";

/** What the Node server knows of a request. The defaults serve `react-router dev`, which runs without that server. */
export type RequestContext = {
  /** Shown on the error page and in the log. */
  id: string;
  /** The client's address, proxies discounted: for limits only, never logged. */
  address: string;
  /** Scheme and host that the visitor used, as far as the server can be sure; null: as the request says. */
  origin: string | null;
};

export const requestContext = createContext<RequestContext>({
  id: "development",
  address: "127.0.0.1",
  origin: null,
});

export function getRequestId(context: Readonly<RouterContextProvider> | undefined) {
  return context?.get(requestContext).id ?? "unknown";
}
