import { AsyncLocalStorage } from "node:async_hooks";

/** A request's id in the log, and the trace that it belongs to. */
export type RequestScope = { id: string; trace?: string };

/** Added to every log line that is written during a request: see log.server.ts. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
