import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { formatPrice } from "../../app/i18n/format.server.ts";
import { defaultLocale } from "../../app/i18n/locales.ts";
import { prices } from "../../app/studio/prices.ts";
import { listen } from "./listen.ts";

export type FakeModel = Awaited<ReturnType<typeof startModel>>;

/** The wire format of one service's API. */
export type Dialect = {
  read(body: unknown): { system: string; config: Record<string, unknown>; contents: Turn[] };
  /** The response to a GET request for models. */
  models(url: string): { status: number; body: object };
  /** The API key in a request's headers. */
  key(headers: IncomingMessage["headers"]): string;
  /** Encodes an event with a piece of text. */
  frame(text: string): string;
  /** Encodes an event with a piece of thinking. */
  thought(text: string): string;
  /** Encodes the end of a reply, with its token count and the finish reason. The default reason means complete. */
  finish(reason?: string): string;
  /** Encodes the end of a reply without text. */
  empty(reason: string): string;
  /** The body of an error response. */
  error(code: number, message: string): { error: object };
  /** The text before and after the content of an event. */
  around: [before: string, after: string];
  shapes: Record<string, Shape>;
};

type Turn = { role: string; text: string };

/** The text that most shapes reply with. */
const replyText = `  **Bonjour**\u00a0! It costs ${formatPrice(defaultLocale, prices[0].fixed)} 🌊,\u2028 *sans* **surprise**. \n`;
/** `replyText` as visitors must see it. */
export const replyShown = replyText.replaceAll("**", "").trim();

/**
 * Starts a fake model API as a real HTTP server on a free port. The visitor's last message selects the response: the
 * word after its last `fake:` names a shape, and the rest is the shape's argument.
 */
export async function startModel(dialect: Dialect) {
  const calls: Call[] = [];
  const { url: origin, stop } = await listen(async (req, res) => {
    if (req.method === "GET") {
      const { status, body } = dialect.models(req.url ?? "");
      return respond(res, status, body);
    }
    const call: Call = {
      ...(await readCall(req, dialect)),
      url: req.url ?? "",
      headers: req.headers,
      release: () => {},
      closed: undefined,
    };
    // doctor asks for a count of tokens without a stream.
    if (call.config.stream === false) {
      res.writeHead(200, { "Content-Type": "application/json" });
      return void res.end(JSON.stringify({ usage: { prompt_tokens: 4000 } }));
    }
    calls.push(call);
    res.on("close", () => {
      call.closed = { finished: res.writableFinished };
    });
    res.on("error", () => {});
    const [, shape = "stream", argument = ""] = /.*fake:(\S+)\s*(.*)/s.exec(call.question) ?? [];
    const play = dialect.shapes[shape] ?? shapes[shape];
    if (!play) throw new Error(`unknown shape ${shape}`);
    await play({ res, argument, call, origin, dialect }).catch(() => {});
  });
  return {
    url: origin,
    calls,
    /** Waits for the call whose last message contains this text. */
    async call(text: string): Promise<Call> {
      for (;;) {
        const found = calls.find(({ question }) => question.includes(text));
        if (found) return found;
        await pause(5);
      }
    },
    stop,
  };
}

type Call = {
  url: string;
  headers: IncomingMessage["headers"];
  system: string;
  config: Record<string, unknown>;
  contents: Turn[];
  question: string;
  /** Sends the rest of a reply of the shape `wait`. */
  release: () => void;
  closed: { finished: boolean } | undefined;
};

type Exchange = { res: ServerResponse; argument: string; call: Call; origin: string; dialect: Dialect };
export type Shape = (exchange: Exchange) => Promise<void>;

async function readCall(req: IncomingMessage, dialect: Dialect) {
  let json = "";
  for await (const chunk of req.setEncoding("utf8")) json += chunk;
  const call = dialect.read(JSON.parse(json));
  return { ...call, question: call.contents.at(-1)?.text ?? "" };
}

const hasRefused = new Set<string | undefined>();

const shapes: Record<string, Shape> = {
  /** Sends the reply in three events. */
  async stream({ res, dialect }) {
    begin(res);
    const third = Math.ceil(replyText.length / 3);
    for (let at = 0; at < replyText.length; at += third)
      res.write(dialect.frame(replyText.slice(at, at + third)));
    res.end(dialect.finish());
  },
  /** Sends its argument word by word, 20 ms apart. */
  async say({ res, argument, dialect }) {
    begin(res);
    for (const word of argument.split(/(?<=\s)/)) {
      res.write(dialect.frame(word));
      await pause(20);
    }
    res.end(dialect.finish());
  },
  /** Sends half a sentence, and the rest after `release`. */
  async wait({ res, call, dialect }) {
    begin(res).write(dialect.frame("Half a sentence, "));
    await released(call);
    res.end(dialect.frame("and the rest.") + dialect.finish());
  },
  /** Sends nothing until `release`, and then the reply. */
  async late({ res, call, dialect }) {
    await released(call);
    begin(res).end(dialect.frame("Done.") + dialect.finish());
  },
  /** Completes the reply, but leaves the connection open. */
  async linger({ res, dialect }) {
    begin(res).write(dialect.frame("Done.") + dialect.finish());
  },
  /** Sends only headers. */
  async silent({ res }) {
    begin(res);
    res.flushHeaders();
  },
  /** Sends nothing. */
  async hang() {},
  /** Sends some text, then nothing. */
  async stall({ res, dialect }) {
    begin(res).write(dialect.frame("Half a sentence"));
  },
  /** Sends endless thinking, each piece within the timeout, and no text. */
  async ponder({ res, dialect }) {
    begin(res);
    while (!res.destroyed) {
      res.write(dialect.thought("hm"));
      await pause(50);
    }
  },
  /** Ends without a finish reason. */
  async cut({ res, argument, dialect }) {
    begin(res).end(dialect.frame(argument || "Half a sentence"));
  },
  /** Resets the connection in mid-stream. */
  async reset({ res, dialect }) {
    begin(res).write(dialect.frame("Half a sentence"));
    await pause(20);
    res.socket?.resetAndDestroy();
  },
  /** Resets the connection before the first byte. */
  async refuse({ res }) {
    res.socket?.resetAndDestroy();
  },
  /** Resets the connection of the first call, as a server does that closes a kept connection. */
  async refuseOnce({ res, call, dialect }) {
    if (!hasRefused.has(call.headers.host)) {
      hasRefused.add(call.headers.host);
      res.socket?.resetAndDestroy();
      return;
    }
    begin(res).end(dialect.frame("Done.") + dialect.finish());
  },
  /** Sends some text, then the finish reason that the argument names. */
  async finishes({ res, argument, dialect }) {
    begin(res).end(dialect.frame("Half a sentence") + dialect.finish(argument));
  },
  /** Sends a finish reason without text. */
  async empty({ res, argument, dialect }) {
    begin(res).end(dialect.empty(argument));
  },
  /** Sends an error event in mid-stream, with the key and the address in its message. */
  async midError({ res, call, origin, dialect }) {
    begin(res).write(dialect.frame("Half a sentence"));
    await pause(20);
    res.end(`data: ${JSON.stringify(dialect.error(503, leaky(call, origin, dialect)))}\r\n\r\n`);
  },
  /** Responds with the status that the argument names, and the service's own message. */
  async status({ res, argument, dialect }) {
    respond(res, Number(argument), dialect.error(Number(argument), "The model is overloaded."));
  },
  /** Responds with an error whose message contains the key, the address and a stack trace. */
  async leak({ res, call, origin, dialect }) {
    respond(res, 400, dialect.error(400, leaky(call, origin, dialect)));
  },
  async quota({ res, dialect }) {
    const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "23s" }];
    const { error } = dialect.error(429, "Quota exceeded.");
    respond(res, 429, { error: { ...error, details } });
  },
  async html({ res, argument }) {
    res.writeHead(Number(argument) || 200, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  },
  async notJson({ res, dialect }) {
    begin(res).end(`${dialect.frame("Half a sentence")}data: {"choices": [}\r\n\r\n`);
  },
  async redirect({ res, origin }) {
    res.writeHead(307, { Location: `${origin.replace("127.0.0.1", "localhost")}/elsewhere` }).end();
  },
  /** Sends endless events, as fast as the client reads. */
  async endless({ res, dialect }) {
    await pour(begin(res), dialect.frame("endless ".repeat(8)), Number.POSITIVE_INFINITY);
  },
  /** Sends one event of 64 MiB. */
  async huge({ res, dialect }) {
    begin(res).write(dialect.around[0]);
    await pour(res, "x".repeat(65_536), 64 * 16);
    res.end(dialect.around[1]);
  },
  /** Sends 64 MiB compressed to a few kilobytes: as a reply or, with a status as its argument, as an error. */
  async bomb({ res, argument, dialect }) {
    res.writeHead(Number(argument) || 200, {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "gzip",
    });
    const gzip = createGzip();
    gzip.pipe(res);
    res.on("close", () => gzip.destroy());
    gzip.write(dialect.around[0]);
    await pour(gzip, "x".repeat(65_536), 64 * 16);
    gzip.end(dialect.around[1]);
  },
};

/** Waits until the test releases the rest of a reply. */
function released(call: Call) {
  return new Promise<void>((resolve) => {
    call.release = resolve;
  });
}

/** Sends a piece this many times, as fast as the client reads. */
async function pour(to: Writable, piece: string, times: number) {
  for (let sent = 0; sent < times && !to.destroyed; sent++) {
    if (!to.write(piece)) await once(to, "drain");
    else await new Promise(setImmediate);
  }
}

export function respond(res: ServerResponse, status: number, body: object) {
  res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

export function begin(res: ServerResponse) {
  return res.writeHead(200, { "Content-Type": "text/event-stream" });
}

/** Encodes an event with this value as its data. */
export function event(value: object) {
  return `data: ${JSON.stringify(value)}\r\n\r\n`;
}

function leaky({ headers, url }: Call, origin: string, dialect: Dialect) {
  const key = dialect.key(headers);
  return `Overloaded. Key ${key} at ${origin}${url}?key=${encodeURIComponent(key)} (${new URL(origin).host})\n    at Server.handle (/srv/app.js:1:2)`;
}
