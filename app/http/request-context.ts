import { createContext, type RouterContextProvider } from "react-router";

/** A request as the Node server sees it, and what is recorded for its log line and the metrics. */
export type RequestContext = RequestRecord & {
  /** The client's address behind trusted proxies: for limits only, never logged. */
  address: string;
  /** Scheme and host that the visitor used, as far as the server can be sure; null: as the request says. */
  origin: string | null;
};

export type RequestRecord = {
  /** Shown on the error page and in the log. */
  readonly id: string;
  /** The trace that the request is part of, where its sender said so. */
  readonly trace?: string;
  /** The pattern of the route that answers, never the URL: that may hold a visitor's words. */
  route: string;
  language?: string;
  /** The path couldn't be decoded: the answer is the 400 page. */
  badPath?: boolean;
  /** Where the response came from: the page store, React, a file, or the server itself. */
  source: "store" | "render" | "file" | "server";
};

/** The default serves `react-router dev`, which runs without the Node server. */
export const requestContext = createContext<RequestContext>({
  id: "development",
  route: "",
  source: "render",
  address: "127.0.0.1",
  origin: null,
});

export function getRequestId(context: Readonly<RouterContextProvider> | undefined) {
  return context?.get(requestContext).id ?? "unknown";
}
