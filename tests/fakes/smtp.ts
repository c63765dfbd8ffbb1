import { once } from "node:events";
import { text as readText } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../site.ts";

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
/** What the server does with an email: it accepts the email, rejects it temporarily, or never responds. */
type Behaviour = "take" | "refuse" | "hang";
/** A reply to one step of the exchange, such as 550 to RCPT TO. */
type Rejection = { step: "connection" | "login" | "MAIL FROM" | "RCPT TO" | "DATA"; code: number };

type SmtpOptions = { secure?: boolean; key?: string; cert?: string };

/** Starts a mail server on a free port that records each email. With `secure` it uses TLS and requires a login. */
export async function startSmtp({ secure = false, ...certificate }: SmtpOptions = {}) {
  const port = await freePort();
  const mails: { from: string; to: string[]; headers: Record<string, string>; body: string }[] = [];
  let behaviour: Behaviour = "take";
  let rejection: Rejection | null = null;
  let server = await listen();

  async function listen() {
    const reply = (step: Rejection["step"]) =>
      rejection?.step === step ? Object.assign(new Error("no"), { responseCode: rejection.code }) : null;
    const started = new SMTPServer({
      secure,
      ...certificate,
      authOptional: !secure,
      disabledCommands: secure ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
      onConnect: (_, answer) => answer(reply("connection")),
      onAuth: ({ username }, _, answer) => answer(reply("login"), { user: username }),
      onMailFrom: (_, __, answer) => answer(reply("MAIL FROM")),
      onRcptTo: (_, __, answer) => answer(reply("RCPT TO")),
      async onData(stream, { envelope }, answer) {
        // A client may be killed, or give up, in the middle of a mail.
        const text = await readText(stream).catch(() => null);
        if (text === null) return;
        const rejected = reply("DATA");
        if (rejected) return answer(rejected);
        if (behaviour === "refuse") return answer(Object.assign(new Error("not now"), { responseCode: 451 }));
        // A header without SMTPUTF8 is ASCII.
        if (/\P{ASCII}/u.test(text.split("\r\n\r\n", 1)[0] ?? ""))
          return answer(Object.assign(new Error("not ASCII"), { responseCode: 554 }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parse(text) });
        if (behaviour === "take") answer();
      },
    });
    started.on("error", () => {});
    started.listen(port, "127.0.0.1");
    await once(started.server, "listening");
    return started;
  }

  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return {
    url: secure ? `smtps://user:word@127.0.0.1:${port}` : `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => server.connections.size,
    /** Sets the response to later emails. */
    answerWith(next: Behaviour) {
      behaviour = next;
    },
    rejectWith(next: Rejection | null) {
      rejection = next;
    },
    stop,
    async restart() {
      server = await listen();
    },
  };
}

function parse(text: string) {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = lines.map((line) => [
    line.split(":", 1)[0]?.toLowerCase(),
    decodeWords(line.replace(/^[^:]*: */, "")),
  ]);
  return {
    headers: Object.fromEntries(headers),
    body: decode(body.join("\r\n\r\n").replaceAll("\r\n", "\n")),
  };
}

/** Decodes encoded words, in which a subject with other than ASCII characters is sent. */
function decodeWords(header: string) {
  return header
    .replace(/(=\?UTF-8\?Q\?[^?]*\?=) +(?==\?UTF-8)/g, "$1")
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, word: string) => decode(word.replaceAll("_", " ")));
}

/** Decodes quoted-printable, the encoding of a text with a long line. */
function decode(text: string) {
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
