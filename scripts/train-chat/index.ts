// `npm run train:chat`: learns from `locales/<code>/chat/phrases.txt`, `wordings.txt`, `follow-ups.txt`, `asked.txt` and `needs.txt`
// what a visitor is after, what it is that they describe, and in which language, and writes the weights that the
// assistant reads. The same phrases give the same bytes.
import { writeFileSync } from "node:fs";
import { type Need, needs } from "../../app/chat/understanding/asks/needs.ts";
import { topics } from "../../app/chat/understanding/asks/topics.ts";
import { carriedOn, featuresOf, hashOf } from "../../app/chat/understanding/model/features.ts";
import { maskedWordsIn } from "../../app/chat/understanding/words/masked-words.ts";
import { locales } from "../../locales/index.ts";
import { asTyped } from "./as-typed.ts";
import { learn } from "./learn.ts";
import { type Phrase, readAsked, readFollowUps, readNeeds, readPhrases, readWordings } from "./phrases.ts";
import { randomFrom } from "./random.ts";

const phrases = readPhrases();
const wordings = readWordings();
const followUps = readFollowUps();
const heard = readAsked();
const described = readNeeds();

/** A question for the price that names nothing, what people put behind a description. */
const bare = phrases.filter((phrase) => phrase.class === "price" && namesNothing(phrase));
const wanted = described.filter((need) => need.class !== "none");
const asked = wanted.map(withQuestion);

/** Fewer words hang on what was spoken of. */
const IN_FULL = 4;
/** Fewer words describe nothing. */
const DESCRIBING = 7;

/** Where people may well say what they need. */
const describing: ReadonlySet<string> = new Set([
  "price",
  "subscription-price",
  "budget",
  "estimate",
  "quote",
  "time",
  "includes",
  "login-security",
  "maintenance",
  "on-call",
  "payments",
  "services",
  "integrations",
  "native-apps",
  "ai",
  "industries",
  "help",
  "contact-form",
  "nda",
  "service-frontend",
  "service-fullstack",
  "service-security",
  "service-support",
  "content-editing",
  "redesign",
]);

const priced = asked.map((phrase) => ({ ...phrase, class: "price" as const }));
const many = { rounds: 10, pace: 3, doubt: 0.05, coarse: 2 };
const few = { rounds: 12, pace: 3, doubt: 0.02, coarse: 1.5 };
// Slips teach little of what is asked: with fewer of them wordings that are new are heard better.
const opening = heard.filter(({ after }) => after === null);
const goingOn = heard.filter(({ after }) => after !== null);
const worded = asTyped([...phrases, ...priced, ...wordings, ...times(opening)], 0.2);
const followed = [
  ...[...followUps, ...times(goingOn)].map((phrase) => ({ ...phrase, share: 1 })),
  ...outOfTheBlue(),
].map(({ text, after, class: topic, share }) => {
  const words = maskedWordsIn(text);
  const before = new Set(carriedOn(words, after ?? null));
  const features = new Set([...featuresOf(words), ...before]);
  return { text: `${after ?? ""} ${text}`, features, plain: before, class: topic, share };
});
write("topics", learn([...worded.map(seen), ...followed], topics, many));
const needing = asTyped([...described, ...asked, ...unspecific(), ...named()]);
write("needs", learn(needing.map(seen), needs, few));
write(
  "languages",
  learn(
    phrases
      .filter((phrase) => phrase.class !== "other-language")
      .map((phrase) => seen({ ...phrase, class: phrase.locale, share: 1 })),
    locales,
    { ...few, rounds: 6 },
  ),
);
console.log(
  `learned from ${phrases.length + wordings.length} phrases, ${heard.length} questions, ${followUps.length} follow-ups and ${described.length} descriptions`,
);

function seen<Class extends string>({ text, class: own, share }: Phrase<Class> & { share: number }) {
  return { text, features: featuresOf(maskedWordsIn(text)), class: own, share };
}

/** What visitors asked tells more than what was thought of: it is learned so many times. */
function times<Asked>(asked: readonly Asked[]): Asked[] {
  return Array.from({ length: 2 }, () => asked).flat();
}

/** What is asked in full, whatever was spoken of before: every so manieth phrase, after any topic. */
function outOfTheBlue() {
  return [...phrases, ...wordings]
    .filter(({ text }) => hashOf(text) % 3 === 0 && text.split(" ").length >= IN_FULL)
    .map((phrase) => {
      const random = randomFrom(hashOf(phrase.text));
      return { ...phrase, after: topics[Math.floor(random() * topics.length)], share: 0.5 };
    });
}

function namesNothing({ text }: Phrase) {
  return maskedWordsIn(text).every(({ products }) => products.length === 0);
}

/** "An internal tool for our orders" as it comes in a message: with a question before or behind it. */
function withQuestion(need: Phrase<Need>): Phrase<Need> {
  const random = randomFrom(hashOf(need.text));
  const questions = bare.filter(({ locale }) => locale === need.locale);
  const question = questions[Math.floor(random() * questions.length)]?.text ?? "";
  const join = random() < 0.5 ? "." : ",";
  return { ...need, text: random() < 0.5 ? `${need.text}${join} ${question}` : `${question} ${need.text}` };
}

/** What describes nothing that has a price: every so manieth phrase, and what visitors asked. */
function unspecific(): Phrase<Need>[] {
  const some = [...phrases, ...wordings].filter(({ text }) => hashOf(text) % 2 === 0);
  return [...some.filter(({ text }) => text.split(" ").length >= DESCRIBING), ...heard]
    .filter((phrase) => namesNothing(phrase) && !describing.has(phrase.class))
    .map((phrase) => ({ ...phrase, class: "none" }));
}

/** Rows that are named: what they are needs no description. */
function named(): Phrase<Need>[] {
  return phrases.flatMap((phrase): Phrase<Need>[] => {
    const rows = maskedWordsIn(phrase.text).flatMap(({ products }) => products);
    const [row] = rows;
    return rows.length === 1 && row?.kind === "row" ? [{ ...phrase, class: row.id }] : [];
  });
}

function write(name: string, weights: unknown) {
  const file = new URL(`../../app/chat/understanding/model/weights/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, null, 1)}\n`);
}
