import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { env } from "./env.server.ts";

const registry = new Registry();
const registers = [registry];
const measured = env.METRICS_TOKEN !== undefined;
if (measured) {
  collectDefaultMetrics({ register: registry });
  // Gauges, whatever they are called: what collects them takes them for counters. The same is told by kind besides.
  for (const kind of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
}

/** Everything measured so far, in Prometheus' text format. */
export async function metricsText() {
  return { type: registry.contentType, body: await registry.metrics() };
}

const requests = new Counter({
  name: "site_requests_total",
  help: "Requests answered, by route pattern, status and who made the answer (store, render, file, server)",
  labelNames: ["method", "route", "status", "source"],
  registers,
});
const requestSeconds = timer(
  "site_request_duration_seconds",
  "Time from a request's head to the end of its answer",
  "source",
  // A page from memory takes about one millisecond: whether its slowest are at three or at five is to be seen.
  [0.0005, 0.001, 0.002, 0.003, 0.004, 0.006, 0.01, 0.025, 0.1, 0.5, 2, 10, 60],
);
type RequestLabels = { method: string; route: string; status: number; source: string };

/** One answered request. `source` "store" is a page that was served without rendering. */
export function observeRequest(labels: RequestLabels, seconds: number) {
  if (!measured) return;
  requests.inc(labels);
  requestSeconds(labels.source, seconds);
}

/** How a posted contact form ended, such as "sent", "invalid", "failed", "suspected spam" or "repeated". */
export const countContact = counter("site_contact_total", "Posted contact forms, by outcome", "outcome");

/** How a question to the assistant ended: who answered it ("model", "facts", "budget"), or what went wrong. */
export const countChat = counter("site_chat_total", "Questions to the assistant, by outcome", "outcome");

/** One request that was over its rate. */
export const countOverRate = counter(
  "site_over_rate_total",
  "Requests refused because a client asked too often",
  "kind",
);

/** One request that came when the process was ending. */
export const countTurnedAway = sum(
  "site_turned_away_total",
  "Requests answered with 503 because the process was ending",
);

/** One try to tell the studio of a message ("mail", "webhook") that failed; none at the start, or the first is not seen. */
export const countNotificationFailure = counter(
  "site_notification_failures_total",
  "Tries to tell the studio of a message that failed; each is made again",
  "way",
);

const buildInfo = new Gauge({
  name: "site_build_info",
  help: "Always 1: its labels say what is running",
  labelNames: ["version", "revision", "node"],
  registers,
});

/** What is running: the package's version, and what it was built from. */
export function describeBuild(version: string, revision: string) {
  buildInfo.set({ version, revision, node: process.version }, 1);
}

/** What the model says that a reply took, question and instruction included. */
export const countTokens = sum("site_chat_tokens_total", "Tokens that the model counted");

const slow = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

/** From the visitor's question to the reply's first piece. */
export const observeFirstToken = timer(
  "site_chat_first_token_seconds",
  "Time from a question to the first piece of its reply",
  "source",
  slow,
);

/** One exchange with a third party ("form", "model"), whatever its outcome. */
export const observeUpstream = timer(
  "site_upstream_seconds",
  "Exchanges with the form service and the model",
  "service",
  slow,
);

/** A number that is asked for when the operator asks, such as how many messages wait. */
export function watchNumber(name: string, help: string, read: () => number | Promise<number>) {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers,
    async collect() {
      try {
        gauge.set(await read());
      } catch {
        // What can't be asked now is no reason to say nothing of the rest.
        gauge.set(Number.NaN);
      }
    },
  });
}

function sum(name: string, help: string) {
  const metric = new Counter({ name, help, registers });
  return (amount = 1) => metric.inc(amount);
}

function counter(name: string, help: string, label: string) {
  const metric = new Counter({ name, help, labelNames: [label], registers });
  return (value: string, amount = 1) => metric.inc({ [label]: value }, amount);
}

function timer(name: string, help: string, label: string, buckets: number[]) {
  const metric = new Histogram({ name, help, labelNames: [label], buckets, registers });
  return (value: string, seconds: number) => metric.observe({ [label]: value }, seconds);
}
