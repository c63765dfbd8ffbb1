// `npm run train:chat`: learns from `locales/<code>/chat/phrases.txt` what a visitor is after and in which language,
// and writes the weights that the assistant reads. The same phrases give the same bytes.
import { writeFileSync } from "node:fs";
import { featuresOf } from "../../app/chat/understanding/features.ts";
import { maskedWordsIn } from "../../app/chat/understanding/masked-words.ts";
import { topics } from "../../app/chat/understanding/topics.ts";
import { locales } from "../../locales/index.ts";
import { learn } from "./learn.ts";
import { readPhrases } from "./phrases.ts";

const examples = readPhrases().map(({ text, topic, locale }) => ({
  features: featuresOf(maskedWordsIn(text)),
  topic,
  locale,
}));
const byTopic = learn(
  examples.map(({ features, topic }) => ({ features, class: topic })),
  topics,
);
const byLanguage = learn(
  examples.map(({ features, locale }) => ({ features, class: locale })),
  locales,
  {
    rounds: 6,
    pace: 4,
    seed: 1,
  },
);
write("topics", byTopic);
write("languages", byLanguage);
console.log(`learned from ${examples.length} phrases`);

function write(name: string, weights: unknown) {
  const file = new URL(`../../app/chat/understanding/weights/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, null, 1)}\n`);
}
