import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { responseOn } from "./request-tracking.server.ts";

/**
 * Closes a connection that has had no request for this long (ms). Node's own timeout starts again at any byte, even at
 * line ends between requests.
 */
export function closingIdle(listener: RequestListener, ms: number): RequestListener {
  const timers = new WeakMap<Socket, NodeJS.Timeout>();
  return (req, res) => {
    const { socket } = req;
    const stop = () => clearTimeout(timers.get(socket));
    if (!timers.has(socket)) socket.once("close", stop);
    res.once("close", () => {
      stop();
      timers.set(socket, setTimeout(() => responseOn(socket) || socket.destroy(), ms).unref());
    });
    listener(req, res);
  };
}
