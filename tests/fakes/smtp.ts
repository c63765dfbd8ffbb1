import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../site.ts";

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
/** What becomes of a mail: taken, not now, taken and not answered. */
type Manner = "take" | "refuse" | "hang";

/** A mail server on a free port, that writes down each mail. */
export async function startSmtp() {
  const port = await freePort();
  const mails: { from: string; to: string[]; headers: Record<string, string>; body: string }[] = [];
  let manner: Manner = "take";
  let server = await listen();

  async function listen() {
    const started = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      async onData(stream, { envelope }, answer) {
        let text = "";
        for await (const chunk of stream) text += chunk;
        if (manner === "refuse") return answer(Object.assign(new Error("not now"), { responseCode: 451 }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parse(text) });
        if (manner === "take") answer();
      },
    });
    // A client that is killed in the middle of it.
    started.on("error", () => {});
    started.listen(port, "127.0.0.1");
    await once(started.server, "listening");
    return started;
  }

  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** From now on. */
    answerWith(next: Manner) {
      manner = next;
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
  const headers = lines.map((line) => [line.split(":", 1)[0]?.toLowerCase(), line.replace(/^[^:]*: */, "")]);
  return {
    headers: Object.fromEntries(headers),
    body: decode(body.join("\r\n\r\n").replaceAll("\r\n", "\n")),
  };
}

/** Quoted-printable, which is what a text with a long line comes in. */
function decode(text: string) {
  const bytes = text
    .replaceAll("=\n", "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
