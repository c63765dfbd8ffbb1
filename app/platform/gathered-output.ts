import fs from "node:fs";

/** As much is written at once. */
const CHUNK_BYTES = 64 * 1024;
/** Chunks that nobody takes are kept up to this many (8 MiB): past them lines are dropped, not the process's memory. */
const MOST_CHUNKS = 128;
/** A line is written after this time at the latest, if the reader keeps up. */
const PAUSE_MS = 50;
/** For how long the end of the process waits for a reader who is slow. */
const LAST_WORDS_MS = 500;

/**
 * Takes lines for a file descriptor and writes them together, outside the request; the rest when the process
 * ends. A reader who is gone holds up neither, where sonic-boom's own flush at the end would try for ever. One who
 * is there and takes nothing holds up the end of the process, as any write to a full pipe does, but no answer.
 *
 * Lines become bytes at once, in memory that is used again: kept as strings they would be what V8's collections
 * of the young generation find alive, and move, at each page served.
 */
export function gatheredOutput(fd: number) {
  let chunk: Buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let used = 0;
  let spare: Buffer | null = null;
  /** Full chunks, the oldest first. */
  const full: Buffer[] = [];
  let sending: Buffer | null = null;
  /** Whether `sending` lies here until it is tried again, and not with the system. */
  let isRetrying = false;
  let scheduled = false;

  function write(line: string) {
    if (full.length >= MOST_CHUNKS) return;
    // A character of a string takes three bytes at most.
    if (used + line.length * 3 > CHUNK_BYTES) closeChunk();
    if (line.length * 3 > CHUNK_BYTES) full.push(Buffer.from(line));
    else used += chunk.write(line, used);
    if (sending) return;
    if (full.length > 0) send();
    else schedule();
  }

  function closeChunk() {
    if (used === 0) return;
    full.push(chunk.subarray(0, used));
    chunk = spare ?? Buffer.allocUnsafe(CHUNK_BYTES);
    spare = null;
    used = 0;
  }

  function schedule() {
    if (scheduled) return;
    scheduled = true;
    setTimeout(() => {
      scheduled = false;
      if (sending) return;
      closeChunk();
      send();
    }, PAUSE_MS).unref();
  }

  function send() {
    isRetrying = false;
    sending ??= full.shift() ?? null;
    if (!sending) return;
    fs.write(fd, sending, (error, written) => {
      const rest = error ? sending : sending?.subarray(written);
      if (error && error.code !== "EAGAIN") {
        // The reader is gone. Should another come, it gets what is said from then on.
        next();
      } else if (rest?.byteLength) {
        sending = rest;
        isRetrying = true;
        setTimeout(send, error ? 20 : 0).unref();
      } else {
        next();
      }
    });
  }

  function next() {
    if (sending?.buffer.byteLength === CHUNK_BYTES) spare = Buffer.from(sending.buffer);
    sending = null;
    if (full.length > 0) send();
    else if (used > 0) schedule();
  }

  /** What is being written at this moment is on its way; the rest follows. */
  function end() {
    closeChunk();
    const left = sending && isRetrying ? [sending, ...full] : full;
    writeNow(fd, Buffer.concat(left));
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
