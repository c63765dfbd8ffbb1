import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { env } from "./env.server.ts";

const registry = new Registry();
const registers = [registry];
const measured = env.METRICS_TOKEN !== undefined;
if (measured) collectDefaultMetrics({ register: registry });

/** Everything measured so far, in Prometheus' text format. */
export async function metricsText() {
  return { type: registry.contentType, body: await registry.metrics() };
}

type RequestLabels = { method: string; route: string; status: number; source: string };

/** One answered request. `source` "store" is a page that was served without rendering. */
export function observeRequest({ method, route, status, source }: RequestLabels, seconds: number) {
  if (!measured) return;
  requests.inc({ method, route, status, source });
  durations.observe({ source }, seconds);
}

/** How a posted contact form ended, such as "sent", "invalid", "failed", "suspected spam" or "repeated". */
export function countContact(outcome: string) {
  contacts.inc({ outcome });
}

/** How a question to the assistant ended: who answered it ("model", "facts", "budget"), or what went wrong. */
export function countChat(outcome: string) {
  chats.inc({ outcome });
}

/** What the model says that a reply took, question and instruction included. */
export function countTokens(amount: number) {
  tokens.inc(amount);
}

/** From the visitor's question to the reply's first piece. */
export function observeFirstToken(source: string, seconds: number) {
  firstToken.observe({ source }, seconds);
}

/** One exchange with a third party, whatever its outcome. */
export function observeUpstream(service: "form" | "model", seconds: number) {
  upstream.observe({ service }, seconds);
}

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

/** One request that was over its rate. */
export function countOverRate(kind: string) {
  overRate.inc({ kind });
}

const slow = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

const requests = new Counter({
  name: "site_requests_total",
  help: "Requests answered, by route pattern, status and who made the answer (store, render, file, server)",
  labelNames: ["method", "route", "status", "source"],
  registers,
});
const durations = new Histogram({
  name: "site_request_duration_seconds",
  help: "Time from a request's head to the end of its answer",
  labelNames: ["source"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers,
});
const contacts = new Counter({
  name: "site_contact_total",
  help: "Posted contact forms, by outcome",
  labelNames: ["outcome"],
  registers,
});
const chats = new Counter({
  name: "site_chat_total",
  help: "Questions to the assistant, by outcome",
  labelNames: ["outcome"],
  registers,
});
const tokens = new Counter({
  name: "site_chat_tokens_total",
  help: "Tokens that the model counted",
  registers,
});
const firstToken = new Histogram({
  name: "site_chat_first_token_seconds",
  help: "Time from a question to the first piece of its reply",
  labelNames: ["source"],
  buckets: slow,
  registers,
});
const upstream = new Histogram({
  name: "site_upstream_seconds",
  help: "Exchanges with the form service and the model",
  labelNames: ["service"],
  buckets: slow,
  registers,
});
const overRate = new Counter({
  name: "site_over_rate_total",
  help: "Requests refused because a client asked too often",
  labelNames: ["kind"],
  registers,
});
