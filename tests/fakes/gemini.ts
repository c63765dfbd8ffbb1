import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { formatPrice } from "../../app/i18n/format.server.ts";
import { priceRow } from "../../app/studio/prices.ts";

export type FakeGemini = Awaited<ReturnType<typeof startGemini>>;

/** The text that most shapes reply with. */
export const replyText = `  **Bonjour**\u00a0! Un MVP coûte ${formatPrice("fr", priceRow("mvp").fixed)} 🌊,\u2028 *sans* **surprise**. \n`;
/** What a visitor must see of it. */
export const replyShown = replyText.replaceAll("**", "").trim();

/**
 * The model's service as a real HTTP server on a free port. How it answers is named by the visitor's last
 * message: the word after its last `fake:` is a shape, what follows is its argument.
 */
export async function startGemini() {
  const calls: Call[] = [];
  const server = createServer(async (req, res) => {
    const call: Call = {
      ...(await readCall(req)),
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
    const play = shapes[shape];
    if (!play) throw new Error(`the fake knows no shape ${shape}`);
    await play({ res, argument, call, origin: origin() }).catch(() => {});
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
    /** The call whose last message holds this text, once it has come. */
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
  contents: { role: string; text: string }[];
  question: string;
  /** Lets the shape `wait` go on. */
  goOn: () => void;
  closed: { finished: boolean } | undefined;
};

type Exchange = { res: ServerResponse; argument: string; call: Call; origin: string };

const body = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }),
  generationConfig: z.record(z.string(), z.unknown()),
  contents: z.array(z.object({ role: z.string(), parts: z.array(z.object({ text: z.string() })) })),
});

async function readCall(req: IncomingMessage) {
  let json = "";
  for await (const chunk of req.setEncoding("utf8")) json += chunk;
  const { systemInstruction, generationConfig, contents } = body.parse(JSON.parse(json));
  const turns = contents.map(({ role, parts }) => ({ role, text: parts.map(({ text }) => text).join("") }));
  const system = systemInstruction.parts.map(({ text }) => text).join("");
  return { system, config: generationConfig, contents: turns, question: turns.at(-1)?.text ?? "" };
}

const shapes: Record<string, (exchange: Exchange) => Promise<void>> = {
  /** In three frames. */
  async stream({ res }) {
    begin(res);
    const third = Math.ceil(replyText.length / 3);
    for (let at = 0; at < replyText.length; at += third) res.write(frame(replyText.slice(at, at + third)));
    res.end(finish());
  },
  /** Says its argument, word by word, 20 ms apart. */
  async say({ res, argument }) {
    begin(res);
    for (const word of argument.split(/(?<=\s)/)) {
      res.write(frame(word));
      await pause(20);
    }
    res.end(finish());
  },
  /** Says half of a sentence, and the rest when it is told to. */
  async wait({ res, call }) {
    begin(res);
    const told = new Promise<void>((resolve) => {
      call.goOn = resolve;
    });
    res.write(frame("Half a sentence, "));
    await told;
    res.end(frame("and the rest.") + finish());
  },
  /** The whole reply in one frame, its bytes cut in two at the offset that the argument names. */
  async cutAt({ res, argument }) {
    begin(res);
    const bytes = Buffer.from(frame(replyText) + finish());
    res.write(bytes.subarray(0, Number(argument)));
    await pause(1);
    res.end(bytes.subarray(Number(argument)));
  },
  /** Byte for byte: `**`, characters and line ends all in pieces. */
  async bytes({ res }) {
    begin(res);
    res.socket?.setNoDelay(true);
    for (const byte of Buffer.from(frame(replyText) + finish())) {
      if (!res.write(Buffer.of(byte))) await once(res, "drain");
      await new Promise(setImmediate);
    }
    res.end();
  },
  /** Line ends as nobody expects them, comments, several parts, thoughts, no candidates, STOP twice. */
  async odd({ res }) {
    begin(res);
    res.write(": a comment\n\n");
    res.write("event: message\nid: 1\ndata: {}\n\n");
    res.write(`data: ${JSON.stringify({ candidates: [] })}\r\r`);
    res.write(`data:${content([{ text: "thinking about it", thought: true }])}\n\n`);
    res.write(
      `data: ${content([{ text: "One" }, { text: "thought", thought: true }, { text: " two" }], "STOP")}\n\n`,
    );
    res.write(`data: ${content([{ text: " three\u2028four" }], "STOP")}\r\n\r\n`);
    res.end(`data: ${JSON.stringify({ usageMetadata: { totalTokenCount: 42 } })}\n`);
  },
  /** Ends the reply after STOP, but not the connection. */
  async linger({ res }) {
    begin(res);
    res.write(frame("Done.") + finish());
  },
  /** Headers, and nothing more. */
  async silent({ res }) {
    begin(res);
    res.flushHeaders();
  },
  /** Not even headers. */
  async hang() {},
  /** Some text, then nothing more. */
  async stall({ res }) {
    begin(res);
    res.write(frame("Half a sentence"));
  },
  /** Thoughts without end, each before the silence limit, and never a word. */
  async ponder({ res }) {
    begin(res);
    while (!res.destroyed) {
      res.write(`data: ${content([{ text: "hm", thought: true }])}\r\n\r\n`);
      await pause(50);
    }
  },
  /** Ends without a finish reason. */
  async cut({ res }) {
    begin(res);
    res.end(frame("Half a sentence"));
  },
  /** Breaks the connection in mid-stream. */
  async reset({ res }) {
    begin(res);
    res.write(frame("Half a sentence"));
    await pause(20);
    res.socket?.resetAndDestroy();
  },
  /** Breaks it before the first byte. */
  async refuse({ res }) {
    res.socket?.resetAndDestroy();
  },
  /** Some text, then the finish reason that the argument names. */
  async finishes({ res, argument }) {
    begin(res);
    res.end(frame("Half a sentence") + finish(argument));
  },
  /** A finish reason and not a word of content. */
  async empty({ res, argument }) {
    begin(res);
    res.end(`data: ${JSON.stringify({ candidates: [{ finishReason: argument || "MAX_TOKENS" }] })}\r\n\r\n`);
  },
  async blocked({ res }) {
    begin(res);
    res.end(`data: ${JSON.stringify({ promptFeedback: { blockReason: "SAFETY" } })}\r\n\r\n`);
  },
  /** An error frame in mid-stream, with the key and the address in it. */
  async midError({ res, call, origin }) {
    begin(res);
    res.write(frame("Half a sentence"));
    await pause(20);
    res.end(`data: ${JSON.stringify(errorOf(503, leaky(call, origin)))}\r\n\r\n`);
  },
  /** The status that the argument names, with the service's own message. */
  async status({ res, argument }) {
    const code = Number(argument);
    res
      .writeHead(code, { "Content-Type": "application/json" })
      .end(JSON.stringify(errorOf(code, "The model is overloaded.")));
  },
  /** The same, with the key, the address and a stack in the message. */
  async leak({ res, call, origin }) {
    res
      .writeHead(400, { "Content-Type": "application/json" })
      .end(JSON.stringify(errorOf(400, leaky(call, origin))));
  },
  async quota({ res }) {
    const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "23s" }];
    const { error } = errorOf(429, "Quota exceeded.");
    res
      .writeHead(429, { "Content-Type": "application/json" })
      .end(JSON.stringify({ error: { ...error, details } }));
  },
  async html({ res, argument }) {
    res.writeHead(Number(argument) || 200, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  },
  async notJson({ res }) {
    begin(res);
    res.end(`${frame("Half a sentence")}data: {"candidates": [}\r\n\r\n`);
  },
  async redirect({ res, origin }) {
    res.writeHead(307, { Location: `${origin.replace("127.0.0.1", "localhost")}/elsewhere` }).end();
  },
  /** Frames without end, as fast as they are taken. */
  async endless({ res }) {
    begin(res);
    const piece = frame("endless ".repeat(8));
    while (!res.destroyed) {
      if (!res.write(piece)) await once(res, "drain");
      else await new Promise(setImmediate);
    }
  },
  /** One frame of 64 MiB. */
  async huge({ res }) {
    begin(res);
    res.write('data: {"candidates":[{"content":{"role":"model","parts":[{"text":"');
    const piece = "x".repeat(65_536);
    for (let sent = 0; sent < 64 * 16 && !res.destroyed; sent++) {
      if (!res.write(piece)) await once(res, "drain");
    }
    res.end('"}]},"finishReason":"STOP"}]}\r\n\r\n');
  },
  /** The same as a few kilobytes of gzip, as a reply or (with a status) as an error. */
  async bomb({ res, argument }) {
    res.writeHead(Number(argument) || 200, {
      "Content-Type": "text/event-stream",
      "Content-Encoding": "gzip",
    });
    const gzip = createGzip();
    gzip.pipe(res);
    res.on("close", () => gzip.destroy());
    gzip.write('data: {"candidates":[{"content":{"role":"model","parts":[{"text":"');
    const piece = "x".repeat(65_536);
    for (let sent = 0; sent < 64 * 16 && !gzip.destroyed; sent++) {
      if (!gzip.write(piece)) await once(gzip, "drain");
    }
    gzip.end('"}]},"finishReason":"STOP"}]}\r\n\r\n');
  },
};

function begin(res: ServerResponse) {
  res.writeHead(200, { "Content-Type": "text/event-stream" });
}

function content(parts: { text: string; thought?: boolean }[], finishReason?: string) {
  return JSON.stringify({ candidates: [{ content: { role: "model", parts }, finishReason, index: 0 }] });
}

function frame(text: string) {
  return `data: ${content([{ text }])}\r\n\r\n`;
}

function finish(reason = "STOP") {
  return `data: ${JSON.stringify({
    candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: reason, index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 34, totalTokenCount: 934 },
  })}\r\n\r\n`;
}

/** The length of the reply on the wire, for `cutAt`. */
export const replyBytes = Buffer.byteLength(frame(replyText) + finish());

function errorOf(code: number, message: string) {
  return { error: { code, message, status: "UNAVAILABLE" } };
}

function leaky({ headers, url }: Call, origin: string) {
  const key = String(headers["x-goog-api-key"]);
  return `Overloaded. Key ${key} at ${origin}${url}?key=${encodeURIComponent(key)} (${new URL(origin).host})\n    at Server.handle (/srv/app.js:1:2)`;
}
