import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { responseOn } from "./request-tracking.server.ts";

/** Closes a connection after `ms` without a request. Node's own timeout restarts at any byte, even at a line break. */
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
