import { AsyncLocalStorage } from "node:async_hooks";

/** What names a request in the log: our own number, and the trace that it is part of. */
export type RequestScope = { id: string; trace?: string };

/** Each log line that is written while a request is worked on carries them: see log.server.ts. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
