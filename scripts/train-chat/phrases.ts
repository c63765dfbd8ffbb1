import { readFileSync } from "node:fs";
import { type Topic, topics } from "../../app/chat/understanding/topics.ts";
import { type Locale, locales } from "../../locales/index.ts";

export type Phrase = { text: string; topic: Topic; locale: Locale };

/** What people type, by topic, as it stands in `locales/<code>/chat/phrases.txt`: a heading `# price`, then a phrase a line. */
export function readPhrases(): Phrase[] {
  return locales.flatMap((locale) => {
    const file = new URL(`../../locales/${locale}/chat/phrases.txt`, import.meta.url);
    let topic: Topic | undefined;
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line): Phrase[] => {
        const text = line.trim();
        if (!text.startsWith("#")) return topic && text ? [{ text, topic, locale }] : [];
        topic = topics.find((known) => text === `# ${known}`);
        if (!topic) throw new Error(`${locale}: no topic for "${text}"`);
        return [];
      });
  });
}
