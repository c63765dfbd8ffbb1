import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Resident memory of a process. Linux only, as the whole bench is. */
export function residentBytes({ pid }: ChildProcess) {
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kibibytes) * 1024;
}

/** CPU time that a process has used, in all its threads, in microseconds. */
export function cpuMicroseconds({ pid }: ChildProcess) {
  // Behind the name, which may hold spaces: user and system time, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

export function mebibytes(bytes: number) {
  return Math.round(bytes / 1024 / 1024);
}
