import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import { z } from "zod";
import { listen } from "./listen.ts";

export type FormService = Awaited<ReturnType<typeof startFormService>>;
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;
export type AnswerName = keyof ReturnType<typeof answersOf>;

const posted = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  service: z.string().optional(),
});

type Request = {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: z.infer<typeof posted>;
};

/**
 * Starts a form service on a free port. `answerWith` sets its response. It records every request and every accepted
 * message. It accepts each idempotency key once.
 */
export async function startFormService() {
  const requests: Request[] = [];
  const accepted: Request[] = [];
  const elsewhere: string[] = [];
  const keys = new Set<unknown>();
  let answer: Answer = (response) => json(response, 200, { next: "/thanks" });

  const { url, stop } = await listen(async (request, response) => {
    if (!request.url?.startsWith("/f/")) {
      // The target of the redirects, which the site must not follow.
      elsewhere.push(request.url ?? "");
      return void json(response, 200, { next: "/thanks" });
    }
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method = "", url: path, headers } = request;
    requests.push({ method, url: path, headers, body: posted.parse(JSON.parse(text)) });
    answer(response, request);
  });
  const answers = answersOf(url, () => accept(requests.at(-1)));

  function accept(request: Request | undefined) {
    const key = request?.headers["idempotency-key"];
    if (!request || keys.has(key)) return;
    keys.add(key);
    accepted.push(request);
  }

  return {
    url,
    requests,
    accepted,
    /** Requested paths other than a form's. */
    elsewhere,
    /** Sets the response to later requests. Only messages that get `sent` count as accepted. */
    answerWith(next: AnswerName | Answer) {
      answer = typeof next === "function" ? next : answers[next];
    },
    /** Accepts the message but never responds, like a process that dies before its response. */
    acceptAndHang() {
      answer = () => accept(requests.at(-1));
    },
    /** Forgets requests and accepted messages, for the next test. */
    forget() {
      for (const list of [requests, accepted, elsewhere]) list.length = 0;
      keys.clear();
    },
    stop,
  };
}

/** Returns valid and malformed responses, and connection failures. form-service-answer.test.ts covers other errors. */
function answersOf(url: string, accept: () => void) {
  const respond = (status: number, body: unknown): Answer => {
    return (response) => json(response, status, body);
  };
  return {
    sent: (response) => {
      accept();
      json(response, 200, { next: "/thanks" });
    },
    "field errors": respond(422, {
      errors: [
        { code: "TYPE_EMAIL", field: "email", message: "should be an email" },
        { code: "REQUIRED_FIELD_EMPTY", field: "email", message: "is required" },
        { code: "REQUIRED_FIELD_MISSING", field: "name", message: "is missing here" },
      ],
    }),
    "form error": respond(403, { errors: [{ code: "BLOCKED", message: "about the form" }] }),
    "next with 500": respond(500, { next: "/thanks" }),
    "next with 404": respond(404, { next: "/thanks" }),
    "503": respond(503, {}),
    "429": (response) => {
      response.setHeader("Retry-After", "30");
      json(response, 429, { error: "too many" });
    },
    html: (response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><p>Maintenance");
    },
    "broken json": (response) => response.writeHead(200).end('{"next": "/tha'),
    redirect: (response) => response.writeHead(307, { Location: `${url}/elsewhere` }).end(),
    hang: () => {},
    reset: (response) => response.socket?.resetAndDestroy(),
    "reset in the answer": (response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write('{"next":');
      setImmediate(() => response.socket?.resetAndDestroy());
    },
    slow: sendSlowly,
    "50 MB": (response) => pour(response.writeHead(200), 50),
    "gzip bomb": (response) => {
      const gzip = createGzip();
      // Unlike `pipe`, stops compressing once the client disconnects.
      pipeline(gzip, response.writeHead(200, { "Content-Encoding": "gzip" }), () => {});
      pour(gzip, 2000);
    },
    "not the gzip it says": (response) => {
      response.writeHead(200, { "Content-Encoding": "gzip" }).end('{"next":"/thanks"}');
    },
  } satisfies Record<string, Answer>;
}

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** Sends a valid response one byte at a time, which takes longer than any timeout. */
function sendSlowly(response: ServerResponse) {
  response.writeHead(200, { "Content-Type": "application/json" });
  const rest = [..." ".repeat(10_000), ...'{"next":"/thanks"}'];
  const timer = setInterval(() => response.write(rest.shift() ?? ""), 20);
  response.once("close", () => clearInterval(timer));
}

/** Sends this many megabytes of an unterminated JSON string, as fast as the client reads. */
function pour(to: NodeJS.WritableStream, megabytes: number) {
  const chunk = Buffer.alloc(1024 * 1024, "a");
  let left = megabytes;
  const writeMore = () => {
    while (left > 0) {
      left -= 1;
      if (!to.write(chunk)) return void to.once("drain", writeMore);
    }
    to.end();
  };
  to.on("error", () => {});
  to.write('{"next":"');
  writeMore();
}
