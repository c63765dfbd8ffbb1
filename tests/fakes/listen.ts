import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** Starts an HTTP server on a free port. */
export async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
