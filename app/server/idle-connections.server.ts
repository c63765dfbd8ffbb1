import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { responseOn } from "./request-tracking.server.ts";

/**
 * Wraps a listener so that a connection without a request for `ms` milliseconds is closed. Node's own timeout restarts
 * at any byte, even at line breaks between requests.
 */
export function closingIdle(listener: RequestListener, ms: number): RequestListener {
  const timers = new WeakMap<Socket, { timer?: NodeJS.Timeout }>();
  return (req, res) => {
    const { socket } = req;
    const idle = timers.get(socket) ?? {};
    if (!timers.has(socket)) {
      timers.set(socket, idle);
      socket.once("close", () => clearTimeout(idle.timer));
    }
    res.once("close", () => {
      clearTimeout(idle.timer);
      if (socket.destroyed) return;
      idle.timer = setTimeout(() => responseOn(socket) || socket.destroy(), ms).unref();
    });
    listener(req, res);
  };
}
