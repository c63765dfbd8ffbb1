import type { ChildProcess } from "node:child_process";
import autocannon from "autocannon";
import { cpuMicroseconds } from "./process.ts";

export type Load = Awaited<ReturnType<typeof load>>;

/** Asks one server for Home over 50 connections, after a second that does not count. */
export async function load(server: { url: string; process: ChildProcess }, seconds: number) {
  const options = { url: server.url, connections: 50, headers: { "accept-encoding": "br" } };
  await autocannon({ ...options, duration: 1 });
  const before = cpuMicroseconds(server.process);
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx || result.errors)
    throw new Error(`${server.url}: ${result.non2xx + result.errors} failed`);
  return {
    "requests/s": Math.round(result.requests.average),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    "CPU µs": Math.round((cpuMicroseconds(server.process) - before) / result.requests.total),
  };
}
