import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { BUCKETS, hashOf } from "../../app/chat/answerer/classifier/features.ts";
import { type Topic, topicIds } from "../../app/chat/answerer/topics.ts";
import { type PriceId, prices } from "../../app/studio/prices.ts";
import { type Locale, locales } from "../../locales/index.ts";
import { randomFrom } from "./random.ts";

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

/** Reads follow-up messages under the topic of the preceding message: `# price`, then `topic | text`. */
export function readFollowUps(): Phrase[] {
  return underHeadings("follow-ups", topicIds).flatMap(({ text, class: after, locale }) => {
    const [, name, message = ""] = /^(\S+) \| (.+)$/.exec(text) ?? [];
    const topic = topicIds.find((known) => known === name);
    return topic ? [{ text: message, class: topic, locale, after }] : [];
  });
}

/** Reads whole conversations: `topic | text`, with `+ ` before a message that follows the message above it. */
export function readAsked(): Phrase[] {
  return locales.flatMap((locale) => {
    let before: Topic | null = null;
    return linesOf(locale, "asked").flatMap((line): Phrase[] => {
      const [, more, name, text = ""] = /^(\+ )?(\S+) \| (.+)$/.exec(line) ?? [];
      const topic = topicIds.find((known) => known === name);
      if (!topic)
        throw new Error(`training/${locale}/asked.txt: "${line}" must be "topic | text" with a known topic`);
      const after = more ? before : null;
      before = topic;
      return [{ text, class: topic, locale, after }];
    });
  });
}

/** Reads descriptions that don't name a row of the price list, under the row that they describe. */
export function readNeeds(): Phrase<RowClass>[] {
  return underHeadings("needs", rowClasses);
}

/** Leaves out the lists of rows and languages, so that the weights stay usable after one is removed. */
export function inputsHash() {
  const hash = createHash("sha256");
  for (const file of globSync("training/*/*.txt").toSorted()) hash.update(readFileSync(file));
  return hash
    .update(JSON.stringify([topicIds, BUCKETS]))
    .digest("hex")
    .slice(0, 16);
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

/** Expands `{one page|a flyer} for {my salon|our band}` to random phrases, at most TIMES. */
function expanded<Class extends string>(phrase: Phrase<Class>): Phrase<Class>[] {
  const random = randomFrom(hashOf(phrase.text));
  const texts = Array.from({ length: TIMES }, () =>
    phrase.text.replace(/\{([^}]*)\}/g, (_, choices: string) => {
      const all = choices.split("|");
      return all[Math.floor(random() * all.length)] ?? "";
    }),
  );
  return [...new Set(texts)].map((text) => ({ ...phrase, text }));
}

const TIMES = 12;

function linesOf(locale: Locale, name: string) {
  const file = `training/${locale}/${name}.txt`;
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
