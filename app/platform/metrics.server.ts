import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from "prom-client";
import { env } from "./env.server.ts";
import { processWide } from "./process-wide.ts";

const registry = new Registry();
const registers = [registry];
const measured = env.METRICS_TOKEN !== undefined;

export async function metricsText() {
  return { type: registry.contentType, body: await registry.metrics() };
}

export function counter(name: string, help: string, label: string) {
  const metric = register(name, () => new Counter({ name, help, labelNames: [label], registers }));
  return (value: string, amount = 1) => metric.inc({ [label]: value }, amount);
}

export function unlabelledCounter(name: string, help: string) {
  const metric = register(name, () => new Counter({ name, help, registers }));
  return (amount = 1) => metric.inc(amount);
}

export function timer(name: string, help: string, label: string, buckets = UPSTREAM_BUCKETS) {
  const metric = register(name, () => new Histogram({ name, help, labelNames: [label], buckets, registers }));
  return (value: string, seconds: number) => metric.observe({ [label]: value }, seconds);
}

/** Buckets in seconds for requests to third parties. */
const UPSTREAM_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

/** Records one exchange with a third party, whatever its outcome. */
export const observeUpstream = timer("site_upstream_seconds", "Exchanges with third parties", "service");

/** Registers a gauge that is read at each scrape, such as the number of pending messages. */
export function watchNumber(name: string, help: string, read: () => number | Promise<number>) {
  async function collect(this: Gauge) {
    try {
      this.set(await read());
    } catch {
      // One failing gauge must not fail the whole scrape.
      this.set(Number.NaN);
    }
  }
  register(name, () => new Gauge({ name, help, registers, collect }));
}

const requests = new Counter({
  name: "site_requests_total",
  help: "Requests by route pattern, status and source of the response (store, render, file, server)",
  labelNames: ["method", "route", "status", "source"],
  registers,
});
const requestSeconds = timer(
  "site_request_duration_seconds",
  "Time from a request's head to the end of its response",
  "source",
  // Fine-grained near one millisecond, because a stored page takes about that long.
  [0.0005, 0.001, 0.002, 0.003, 0.004, 0.006, 0.01, 0.025, 0.1, 0.5, 2, 10, 60],
);
type RequestLabels = { method: string; route: string; status: number; source: string };

export function observeRequest(labels: RequestLabels, seconds: number) {
  if (!measured) return;
  requests.inc(labels);
  requestSeconds(labels.source, seconds);
}

const buildInfo = new Gauge({
  name: "site_build_info",
  help: "Always 1; the labels name the running version",
  labelNames: ["version", "revision", "node"],
  registers,
});

/** Adds Node's own metrics and the version. Only the production server calls this, once. */
export function describeProcess(version: string, revision: string) {
  if (measured) collectDefaultMetrics({ register: registry });
  // These gauges are named like counters, which confuses scrapers. Other metrics give the same numbers by type.
  for (const kind of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  buildInfo.set({ version, revision, node: process.version }, 1);
}

function register<M extends Metric>(name: string, create: () => M) {
  return processWide(`metric ${name}`, create, () => registry.removeSingleMetric(name));
}
