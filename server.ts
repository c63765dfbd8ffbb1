import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import express from "express";
import sirv from "sirv";

// With the room of a large machine V8 lets garbage lie, and memory climbs with the load. It reads these flags at each
// of its rounds: the old generation stays near to what is alive, the young one as large as it is now.
setFlagsFromString("--heap-growing-percent=30");
setFlagsFromString("--semi-space-growth-factor=1");

// Everything that keeps something lives in the bundle, and is taken from there: see app/site.server.ts.
const site: typeof import("./app/server/site.server.ts") = await import(
  new URL("./build/server/index.js", import.meta.url).href
);
const { env, log } = site;
site.reportStart();

// Rendering for each visitor makes so much garbage that a small young generation costs a fifth of its time.
if (!env.PAGE_STORE) setFlagsFromString("--semi-space-growth-factor=2");

process.on("uncaughtException", (error) => {
  log.fatal({ error: site.traceOf(error) }, "uncaught exception");
  process.exit(1);
});
// One visitor's broken stream is no reason to end everyone else's.
process.on("unhandledRejection", (error) => log.error({ error: site.traceOf(error) }, "unhandled rejection"));

const server = createServer(
  {
    // A client that sends slowly, or nothing: its connection is closed.
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 1_000,
    // A proxy keeps its connections for longer than ours would live.
    keepAliveTimeout: env.TRUST_PROXY ? 125_000 : 10_000,
  },
  listener,
);
server.on("checkContinue", listener);
server.maxConnections = 2_000;
// And one that does not read: longer than the longest silence that a route may need.
server.setTimeout(Math.max(env.FORM_TIMEOUT_MS, env.CHAT_TIMEOUT_MS, 30_000) + 10_000);

/** The way of a request, cheapest first. */
function listener(req: IncomingMessage, res: ServerResponse) {
  // A page from memory is answered before anything is begun that would have to be ended again.
  if (site.turnAway(req, res) || site.serveStored(req, res)) return;
  site.begin(req, res);
  if (site.refuse(req, res)) return;
  site.servePage(req, res, () => app(req, res));
}

const app = express();
app.disable("x-powered-by");
app.set("trust proxy", env.TRUST_PROXY);

app.use((_req, res, next) => {
  for (const name in site.securityHeaders) res.setHeader(name, site.securityHeaders[name] ?? "");
  next();
});

app.get("/healthz", named("/healthz"), (_req, res) => site.health(res));
app.get("/readyz", named("/readyz"), (_req, res) => site.ready(res, site.checks));
app.get("/metrics", named("/metrics"), (req, res) => site.metrics(res, req.headers.authorization));

const file = (res: ServerResponse) =>
  void Object.assign(site.visitOf(res), { route: "file", source: "file" });
// Their compressed forms were made with the build.
const files = { brotli: true, gzip: true, setHeaders: file };
app.use("/assets", sirv("build/client/assets", { ...files, immutable: true, maxAge: 31_536_000 }));
// Another site shows a link's picture: that is what it is for.
app.use("/previews", (_req, res, next) => {
  res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  next();
});
app.use(sirv("build/client", { ...files, maxAge: 3600, etag: true }));

app.use((req, res) =>
  site.answer(req, res, { address: req.ip ?? "unknown", origin: `${req.protocol}://${req.host}` }),
);

function named(route: string): express.RequestHandler {
  return (_req, res, next) => {
    site.visitOf(res).route = route;
    next();
  };
}

server.on("error", (error) => {
  log.fatal(`cannot listen on port ${env.PORT}: ${error.message}`);
  process.exit(1);
});
site.drainOnSignal(server, {
  graceMs: env.SHUTDOWN_GRACE_MS,
  endStreams: site.endStreams,
  stopWork: site.stopWork,
});
await site.firstConnection();
server.listen(env.PORT, env.HOST, () => {
  log.info(`listening on ${env.SITE_URL}`);
  site.startContact();
  site
    .warmPages()
    .catch((error: unknown) =>
      log.error({ error: site.traceOf(error) }, "the pages could not be rendered ahead"),
    );
});
