import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import express from "express";
import sirv from "sirv";

const { env, log, answer, endOpenReplies }: typeof import("./app/site.server.ts") = await import(
  new URL("./build/server/index.js", import.meta.url).href
);

const app = express();
app.disable("x-powered-by");
app.set("trust proxy", env.TRUST_PROXY);

app.get("/healthz", (_req, res) => void res.json({ status: "ok" }));
app.use("/assets", sirv("build/client/assets", { immutable: true, maxAge: 31_536_000 }));
app.use(sirv("build/client", { maxAge: 3600, etag: true }));

app.use((req, res) =>
  answer(req, res, {
    id: randomUUID(),
    address: req.ip ?? "unknown",
    origin: `${req.protocol}://${req.host}`,
  }),
);

const server = createServer(app);
server.on("error", (error) => {
  log.fatal(`cannot listen on port ${env.PORT}: ${error.message}`);
  process.exit(1);
});
server.listen(env.PORT, env.HOST, () => log.info(`listening on ${env.SITE_URL}`));

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    // Replies under way may finish within the grace; what is still open then is told so.
    setTimeout(endOpenReplies, env.SHUTDOWN_GRACE_MS);
  });
}
