import fs from "node:fs";

/** Text that nobody takes is kept up to this length: past it lines are dropped, not the process's memory. */
const MOST_KEPT = 8 * 1024 * 1024;
/** As much is written at once: what waits for longer grows old in V8's eyes, and costs more to get rid of. */
const ENOUGH = 32 * 1024;
/** For how long the end of the process waits for a reader who is slow. */
const LAST_WORDS_MS = 500;

/**
 * Takes lines for a file descriptor and writes them together, outside the request; the rest when the process
 * ends. A reader who is gone holds up neither, where sonic-boom's own flush at the end would try for ever. One who
 * is there and takes nothing holds up the end of the process, as any write to a full pipe does, but no answer.
 */
export function gatheredOutput(fd: number) {
  let lines = "";
  let scheduled = false;
  let sending: Buffer | null = null;
  let isWaiting = false;

  function write(line: string) {
    if (lines.length > MOST_KEPT) return;
    lines += line;
    if (sending) return;
    if (lines.length > ENOUGH) send();
    else if (!scheduled) {
      scheduled = true;
      setTimeout(sendScheduled, 50).unref();
    }
  }

  function sendScheduled() {
    scheduled = false;
    if (lines && !sending) send();
  }

  function send() {
    isWaiting = false;
    sending ??= takeLines();
    fs.write(fd, sending, (error, written) => {
      const rest = error ? sending : sending?.subarray(written);
      if (error && error.code !== "EAGAIN") {
        // The reader is gone. Should another come, it gets what is said from then on.
        sending = null;
      } else if (rest?.byteLength) {
        sending = rest;
        isWaiting = true;
        setTimeout(send, error ? 20 : 0).unref();
      } else {
        sending = null;
        if (lines) send();
      }
    });
  }

  function takeLines() {
    const taken = Buffer.from(lines);
    lines = "";
    return taken;
  }

  /** What is being written at this moment is on its way; the rest follows. */
  function end() {
    const left = sending && isWaiting ? [sending] : [];
    writeNow(fd, Buffer.concat([...left, takeLines()]));
  }

  return { write, end };
}

function writeNow(fd: number, text: Buffer) {
  const deadline = Date.now() + LAST_WORDS_MS;
  for (let rest = text; rest.byteLength > 0 && Date.now() < deadline; ) {
    try {
      rest = rest.subarray(fs.writeSync(fd, rest));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
