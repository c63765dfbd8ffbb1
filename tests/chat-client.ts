import { EventSourceParserStream } from "eventsource-parser/stream";
import { z } from "zod";
import { defaultLocale } from "../app/i18n/locales.ts";

type Message = { role: string; text: string };

/** Sends a request to `POST /chat/reply`. */
export function ask(
  site: { url: string },
  messages: Message[] | string,
  options: Partial<RequestInit & { language: string }> = {},
) {
  const { language = defaultLocale, ...init } = options;
  const list = typeof messages === "string" ? [{ role: "user", text: messages }] : messages;
  return fetch(`${site.url}/chat/reply`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": "fake:browser" },
    body: JSON.stringify({ language, messages: list }),
    ...init,
  });
}

const event = z.union([
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("done"),
    source: z.enum(["model", "facts"]),
    unconfirmed: z.array(z.string()),
    followUps: z.array(z.string()),
  }),
  z.object({
    type: z.literal("error"),
    message: z.string(),
    isCut: z.boolean().optional(),
    unconfirmed: z.array(z.string()).optional(),
  }),
]);

const failure = z.object({
  error: z.object({ message: z.string() }),
  facts: z.object({ text: z.string(), followUps: z.array(z.string()) }).optional(),
});

type ReplyEvent = z.infer<typeof event>;

/** Yields the events of a reply as they arrive. */
export async function* eventsOf(response: Response) {
  const text = (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream());
  for await (const { event: type, data } of text.pipeThrough(new EventSourceParserStream()))
    yield event.parse({ type, ...JSON.parse(data) });
}

/** Asks and waits for the complete reply: its text, its number of pieces, and its last event. */
export async function replyTo(...question: Parameters<typeof ask>) {
  const response = await ask(...question);
  const { status, headers } = response;
  if (!headers.get("content-type")?.startsWith("text/event-stream")) {
    const { error, facts } = failure.parse(await response.json());
    return {
      status,
      headers,
      text: "",
      pieces: 0,
      end: { type: "error" as const, ...error },
      /** The embedded answerer's reply, sent instead of the model's. */
      facts,
    };
  }
  const events: ReplyEvent[] = [];
  for await (const one of eventsOf(response)) events.push(one);
  const texts = events.filter((one) => one.type === "text");
  return {
    status,
    headers,
    text: texts.map(({ text }) => text).join(""),
    pieces: texts.length,
    end: events.at(-1),
  };
}
