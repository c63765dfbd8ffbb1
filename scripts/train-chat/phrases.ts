import { readFileSync } from "node:fs";
import { type Need, needs } from "../../app/chat/understanding/asks/needs.ts";
import { type Topic, topics } from "../../app/chat/understanding/asks/topics.ts";
import { hashOf } from "../../app/chat/understanding/model/features.ts";
import { type Locale, locales } from "../../locales/index.ts";
import { randomFrom } from "./random.ts";

export type Phrase<Class extends string = Topic> = { text: string; class: Class; locale: Locale };

/** What people type, by topic: `locales/<code>/chat/phrases.txt`. */
export function readPhrases() {
  return expanded(read("phrases", topics));
}

/** The same in many more words: `locales/<code>/chat/wordings.txt`. */
export function readWordings() {
  return expanded(read("wordings", topics));
}

/** How people carry on, and what was spoken of before: `locales/<code>/chat/follow-ups.txt`, `topic | text` a line. */
export function readFollowUps(): (Phrase & { after: Topic })[] {
  return read("follow-ups", topics).map(({ text: line, class: after, locale }) => {
    const [, name, text = ""] = /^(\S+) \| (.+)$/.exec(line) ?? [];
    const topic = topics.find((known) => known === name);
    if (!topic) throw new Error(`${locale}/chat/follow-ups.txt: no topic before "${line}"`);
    return { text, class: topic, locale, after };
  });
}

/**
 * What visitors asked, message by message: `locales/<code>/chat/asked.txt`, `topic | text` a line; a line that begins
 * with `+` goes on with the one above it.
 */
export function readAsked(): (Phrase & { after: Topic | null })[] {
  return locales.flatMap((locale) => {
    let before: Topic | null = null;
    return linesOf(locale, "asked").map((line) => {
      const [, more, name, text = ""] = /^(\+ )?(\S+) \| (.+)$/.exec(line) ?? [];
      const topic = topics.find((known) => known === name);
      if (!topic) throw new Error(`${locale}/chat/asked.txt: no topic before "${line}"`);
      const after = more ? before : null;
      before = topic;
      return { text, class: topic, locale, after };
    });
  });
}

/**
 * What people say that they need without naming it, by the row of the price list that it is:
 * `locales/<code>/chat/needs.txt`.
 */
export function readNeeds(): Phrase<Need>[] {
  return expanded(read("needs", needs));
}

/** A phrase with choices, `{one page|a flyer} for {my salon|our band}`, is as many phrases as `TIMES`. */
function expanded<Class extends string>(phrases: readonly Phrase<Class>[]): Phrase<Class>[] {
  return phrases.flatMap((phrase) => {
    const random = randomFrom(hashOf(phrase.text));
    const times = phrase.text.includes("{") ? TIMES : 1;
    return Array.from({ length: times }, () => ({ ...phrase, text: chosen(phrase.text, random) }));
  });
}

const TIMES = 12;

function chosen(text: string, random: () => number) {
  return text.replace(/\{([^}]*)\}/g, (_, choices: string) => {
    const all = choices.split("|");
    return all[Math.floor(random() * all.length)] ?? "";
  });
}

/** A heading `# price`, then a phrase a line. */
function read<Class extends string>(name: string, classes: readonly Class[]): Phrase<Class>[] {
  return locales.flatMap((locale) => {
    let current: Class | undefined;
    return linesOf(locale, name).flatMap((text): Phrase<Class>[] => {
      if (!text.startsWith("#")) return current ? [{ text, class: current, locale }] : [];
      current = classes.find((known) => text === `# ${known}`);
      if (!current) throw new Error(`${locale}/chat/${name}.txt: nothing is called "${text}"`);
      return [];
    });
  });
}

function linesOf(locale: Locale, name: string) {
  const file = new URL(`../../locales/${locale}/chat/${name}.txt`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
