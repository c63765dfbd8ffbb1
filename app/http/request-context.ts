import { createContext } from "react-router";

/** A request as the Node server sees it, with its record for the log and the metrics. */
export type RequestContext = RequestRecord & {
  /** The client's address, taken from trusted proxies if there are any. Used only for limits, never logged. */
  address: string;
  /** Scheme and host that the visitor used; null to derive them from the request's URL. */
  origin: string | null;
};

export type RequestRecord = {
  /** Shown on the error page and in the log. */
  readonly id: string;
  readonly trace?: string;
  /** The pattern of the matched route. Never the URL, which may hold a visitor's words. */
  route: string;
  language?: string;
  /** Whether the path couldn't be decoded, in which case the response is the 400 page. */
  badPath?: boolean;
  source: "store" | "render" | "file" | "server";
};

/** The default is for `react-router dev`, which runs without the Node server. */
export const requestContext = createContext<RequestContext>({
  id: "development",
  route: "",
  source: "render",
  address: "127.0.0.1",
  origin: null,
});
