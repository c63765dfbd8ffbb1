import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { formatPrice } from "../../app/i18n/format.server.ts";
import { prices } from "../../app/studio/prices.ts";

export type FakeModel = Awaited<ReturnType<typeof startModel>>;

/** The wire format of one service. */
export type Dialect = {
  read(body: unknown): { system: string; config: Record<string, unknown>; contents: Turn[] };
  /** The response to a GET of its models. */
  models(url: string): { status: number; body: object };
  /** The key that came with a call. */
  key(headers: IncomingMessage["headers"]): string;
  /** An event with a piece of text, as it goes over the wire. */
  frame(text: string): string;
  /** An event with a piece of thinking. */
  thought(text: string): string;
  /** The end of a reply: with its tokens, for the reason given or because it is complete. */
  finish(reason?: string): string;
  /** The end of a reply that had no text. */
  empty(reason: string): string;
  /** An error's body. */
  error(code: number, message: string): { error: object };
  /** The bytes before and after the text of an event. */
  around: [before: string, after: string];
  shapes: Record<string, Shape>;
};

type Turn = { role: string; text: string };

/** The text that most shapes reply with. */
const replyText = `  **Bonjour**\u00a0! It costs ${formatPrice("en", prices[0].fixed)} 🌊,\u2028 *sans* **surprise**. \n`;
/** The same text as a visitor must see it. */
export const replyShown = replyText.replaceAll("**", "").trim();

/**
 * The model's service as a real HTTP server on a free port. The visitor's last message chooses the response: the word
 * after its last `fake:` is a shape, and the rest is its argument.
 */
export async function startModel(dialect: Dialect) {
  const calls: Call[] = [];
  const server = createServer(async (req, res) => {
    if (req.method === "GET") {
      const { status, body } = dialect.models(req.url ?? "");
      res.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
      return;
    }
    const call: Call = {
      ...(await readCall(req, dialect)),
      url: req.url ?? "",
      headers: req.headers,
      goOn: () => {},
      closed: undefined,
    };
    calls.push(call);
    res.on("close", () => {
      call.closed = { finished: res.writableFinished };
    });
    res.on("error", () => {});
    const [, shape = "stream", argument = ""] = /.*fake:(\S+)\s*(.*)/s.exec(call.question) ?? [];
    const play = dialect.shapes[shape] ?? shapes[shape];
    if (!play) throw new Error(`the fake knows no shape ${shape}`);
    await play({ res, argument, call, origin: origin(), dialect }).catch(() => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = () => {
    const address = server.address();
    if (!address || typeof address === "string") throw new Error("no port");
    return `http://127.0.0.1:${address.port}`;
  };
  return {
    url: origin(),
    calls,
    /** Waits for the call whose last message contains this text. */
    async call(text: string): Promise<Call> {
      for (;;) {
        const found = calls.find(({ question }) => question.includes(text));
        if (found) return found;
        await pause(5);
      }
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Call = {
  url: string;
  headers: IncomingMessage["headers"];
  system: string;
  config: Record<string, unknown>;
  contents: Turn[];
  question: string;
  /** Releases a reply of the shape `wait`. */
  goOn: () => void;
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

const shapes: Record<string, Shape> = {
  /** In three frames. */
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
  /** Sends half of a sentence, and the rest after `goOn`. */
  async wait({ res, call, dialect }) {
    begin(res);
    const told = new Promise<void>((resolve) => {
      call.goOn = resolve;
    });
    res.write(dialect.frame("Half a sentence, "));
    await told;
    res.end(dialect.frame("and the rest.") + dialect.finish());
  },
  /** The whole reply in one frame, its bytes cut in two at the offset that the argument names. */
  async cutAt({ res, argument, dialect }) {
    begin(res);
    const bytes = Buffer.from(dialect.frame(replyText) + dialect.finish());
    res.write(bytes.subarray(0, Number(argument)));
    await pause(1);
    res.end(bytes.subarray(Number(argument)));
  },
  /** Byte for byte: `**`, characters and line ends all in pieces. */
  async bytes({ res, dialect }) {
    begin(res);
    res.socket?.setNoDelay(true);
    for (const byte of Buffer.from(dialect.frame(replyText) + dialect.finish())) {
      if (!res.write(Buffer.of(byte))) await once(res, "drain");
      await new Promise(setImmediate);
    }
    res.end();
  },
  /** Ends the reply after STOP, but not the connection. */
  async linger({ res, dialect }) {
    begin(res);
    res.write(dialect.frame("Done.") + dialect.finish());
  },
  /** Headers only. */
  async silent({ res }) {
    begin(res);
    res.flushHeaders();
  },
  /** Not even headers. */
  async hang() {},
  /** Some text, then silence. */
  async stall({ res, dialect }) {
    begin(res);
    res.write(dialect.frame("Half a sentence"));
  },
  /** Endless thoughts, each within the timeout, and no text. */
  async ponder({ res, dialect }) {
    begin(res);
    while (!res.destroyed) {
      res.write(dialect.thought("hm"));
      await pause(50);
    }
  },
  /** Ends without a finish reason. */
  async cut({ res, argument, dialect }) {
    begin(res);
    res.end(dialect.frame(argument || "Half a sentence"));
  },
  /** Breaks the connection in mid-stream. */
  async reset({ res, dialect }) {
    begin(res);
    res.write(dialect.frame("Half a sentence"));
    await pause(20);
    res.socket?.resetAndDestroy();
  },
  /** Breaks the connection before the first byte. */
  async refuse({ res }) {
    res.socket?.resetAndDestroy();
  },
  /** Some text, then the finish reason that the argument names. */
  async finishes({ res, argument, dialect }) {
    begin(res);
    res.end(dialect.frame("Half a sentence") + dialect.finish(argument));
  },
  /** A finish reason without content. */
  async empty({ res, argument, dialect }) {
    begin(res);
    res.end(dialect.empty(argument));
  },
  /** An error frame in mid-stream, with the key and the address in it. */
  async midError({ res, call, origin, dialect }) {
    begin(res);
    res.write(dialect.frame("Half a sentence"));
    await pause(20);
    res.end(`data: ${JSON.stringify(dialect.error(503, leaky(call, origin, dialect)))}\r\n\r\n`);
  },
  /** The status that the argument names, with the service's own message. */
  async status({ res, argument, dialect }) {
    const code = Number(argument);
    res
      .writeHead(code, { "Content-Type": "application/json" })
      .end(JSON.stringify(dialect.error(code, "The model is overloaded.")));
  },
  /** A status with the key, the address and a stack in the message. */
  async leak({ res, call, origin, dialect }) {
    res
      .writeHead(400, { "Content-Type": "application/json" })
      .end(JSON.stringify(dialect.error(400, leaky(call, origin, dialect))));
  },
  async quota({ res, dialect }) {
    const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "23s" }];
    const { error } = dialect.error(429, "Quota exceeded.");
    res
      .writeHead(429, { "Content-Type": "application/json" })
      .end(JSON.stringify({ error: { ...error, details } }));
  },
  async html({ res, argument }) {
    res.writeHead(Number(argument) || 200, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  },
  async notJson({ res, dialect }) {
    begin(res);
    res.end(`${dialect.frame("Half a sentence")}data: {"choices": [}\r\n\r\n`);
  },
  async redirect({ res, origin }) {
    res.writeHead(307, { Location: `${origin.replace("127.0.0.1", "localhost")}/elsewhere` }).end();
  },
  /** Endless frames, as fast as the client reads. */
  async endless({ res, dialect }) {
    begin(res);
    const piece = dialect.frame("endless ".repeat(8));
    while (!res.destroyed) {
      if (!res.write(piece)) await once(res, "drain");
      else await new Promise(setImmediate);
    }
  },
  /** One frame of 64 MiB. */
  async huge({ res, dialect }) {
    begin(res);
    res.write(dialect.around[0]);
    const piece = "x".repeat(65_536);
    for (let sent = 0; sent < 64 * 16 && !res.destroyed; sent++) {
      if (!res.write(piece)) await once(res, "drain");
    }
    res.end(dialect.around[1]);
  },
  /** 64 MiB as a few kilobytes of gzip, as a reply or (with a status) as an error. */
  async bomb({ res, argument, dialect }) {
    res.writeHead(Number(argument) || 200, {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "gzip",
    });
    const gzip = createGzip();
    gzip.pipe(res);
    res.on("close", () => gzip.destroy());
    gzip.write(dialect.around[0]);
    const piece = "x".repeat(65_536);
    for (let sent = 0; sent < 64 * 16 && !gzip.destroyed; sent++) {
      if (!gzip.write(piece)) await once(gzip, "drain");
    }
    gzip.end(dialect.around[1]);
  },
};

export function begin(res: ServerResponse) {
  res.writeHead(200, { "Content-Type": "text/event-stream" });
}

/** An event with this value as its data. */
export function event(value: object) {
  return `data: ${JSON.stringify(value)}\r\n\r\n`;
}

/** The length of the reply on the wire, for `cutAt`. */
export function replyBytes(dialect: Dialect) {
  return Buffer.byteLength(dialect.frame(replyText) + dialect.finish());
}

function leaky({ headers, url }: Call, origin: string, dialect: Dialect) {
  const key = dialect.key(headers);
  return `Overloaded. Key ${key} at ${origin}${url}?key=${encodeURIComponent(key)} (${new URL(origin).host})\n    at Server.handle (/srv/app.js:1:2)`;
}
