import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { BUCKETS } from "../../app/chat/answerer/classifier/features.ts";
import { type Topic, topicIds } from "../../app/chat/answerer/topics.ts";
import { type PriceId, prices } from "../../app/studio/prices.ts";
import { type Locale, locales } from "../../locales/index.ts";
import { pick, randomFrom } from "./random.ts";

export type Phrase<Class extends string = Topic> = {
  text: string;
  class: Class;
  locale: Locale;
  /** the topic of the preceding message */
  after?: Topic | null;
};

export type RowClass = PriceId | "none";
export const rowClasses: readonly RowClass[] = [...prices.map(({ id }) => id), "none"];

/** Reads phrases under headings: `# price`, then one phrase per line. `{a|b}` is expanded to several phrases. */
export function readPhrases(): Phrase[] {
  return underHeadings("phrases", topicIds);
}

/** Reads descriptions that don't name a row of the price list, under the row that they describe. */
export function readNeeds(): Phrase<RowClass>[] {
  return underHeadings("needs", rowClasses);
}

/** Reads follow-up messages under the topic of the preceding message: `# price`, then `topic | text`. */
export function readFollowUps(): Phrase[] {
  return underHeadings("follow-ups", topicIds).flatMap(({ text: line, class: after, locale }) => {
    const { topic, text } = splitLine(line);
    return topic ? [{ text, class: topic, locale, after }] : [];
  });
}

/** Reads whole conversations: `topic | text`, with `+ ` before a message that follows the message above it. */
export function readAsked(): Phrase[] {
  return locales.flatMap((locale) => {
    let before: Topic | null = null;
    return linesOf(locale, "asked").map((line): Phrase => {
      const { topic, text } = splitLine(line.replace(/^\+ /, ""));
      if (!topic)
        throw new Error(`training/${locale}/asked.txt: "${line}" must be "topic | text" with a known topic`);
      const after = line.startsWith("+ ") ? before : null;
      before = topic;
      return { text, class: topic, locale, after };
    });
  });
}

/** Leaves out the lists of rows and languages, so that the weights stay usable after one is removed. */
export function inputsHash() {
  const hash = createHash("sha256");
  for (const file of globSync("training/*/*.txt").toSorted()) hash.update(readFileSync(file));
  hash.update(JSON.stringify([topicIds, BUCKETS]));
  return hash.digest("hex").slice(0, 16);
}

function underHeadings<Class extends string>(name: string, classes: readonly Class[]): Phrase<Class>[] {
  return locales.flatMap((locale) => {
    let current: Class | undefined;
    return linesOf(locale, name).flatMap((line): Phrase<Class>[] => {
      if (!line.startsWith("# ")) return current ? expanded({ text: line, class: current, locale }) : [];
      current = classes.find((known) => line === `# ${known}`);
      if (!current)
        console.error(
          `training/${locale}/${name}.txt: skipped "${line}": no such topic in app/chat/answerer/topics.ts, or row in app/studio/price-list.ts`,
        );
      return [];
    });
  });
}

/** Expands `{one page|a flyer} for {my salon|our band}` to at most twelve random phrases. */
function expanded<Class extends string>(phrase: Phrase<Class>): Phrase<Class>[] {
  const random = randomFrom(phrase.text);
  const texts = Array.from({ length: 12 }, () =>
    phrase.text.replace(/\{([^}]*)\}/g, (_, choices: string) => pick(choices.split("|"), random) ?? ""),
  );
  return [...new Set(texts)].map((text) => ({ ...phrase, text }));
}

function splitLine(line: string) {
  const [, name, text = ""] = /^(\S+) \| (.+)$/.exec(line) ?? [];
  return { topic: topicIds.find((known) => known === name), text };
}

function linesOf(locale: Locale, name: string) {
  const file = `training/${locale}/${name}.txt`;
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((line) => line.trim()).filter(Boolean);
}
