// `npm run train:chat`: trains the answerer's classifiers on `training/` and writes their weights.
import { writeFileSync } from "node:fs";
import { topicIds } from "../../app/chat/answerer/topics.ts";
import { locales } from "../../locales/index.ts";
import { inputsHash, readAsked, readPhrases, rowClasses } from "./data.ts";
import { languageExamples, rowExamples, topicExamples } from "./examples.ts";
import { type Example, type Options, train } from "./train.ts";

const inputs = inputsHash();
const trained = [...new Set(readPhrases().map(({ locale }) => locale))];
for (const locale of locales.filter((known) => !trained.includes(known)))
  console.error(
    `${locale}: training/${locale} has no phrases, so the answerer only searches in this language`,
  );

write(topicExamples(), topicIds, { name: "topics", rounds: 3, smoothing: 0.05, step: 2 });
write(rowExamples(), rowClasses, { name: "rows", rounds: 4, smoothing: 0.02, step: 1.5 });
write(languageExamples(), trained, { name: "languages", rounds: 2, smoothing: 0.02, step: 1.5 });

writeFileSync(fileOf("asked"), `${JSON.stringify(mostAsked(), null, 1)}\n`);

/** Topics in the order in which they fill the model's instruction. */
function mostAsked() {
  const byTopic = Map.groupBy(readAsked(), (phrase) => phrase.class);
  return [...byTopic].sort(([, one], [, other]) => other.length - one.length).map(([topic]) => topic);
}

function fileOf(name: string) {
  return new URL(`../../app/chat/answerer/classifier/weights/${name}.json`, import.meta.url);
}

function write<Class extends string>(
  examples: Example<Class>[],
  classes: readonly Class[],
  options: Options,
) {
  const weights = train(examples, classes, options);
  writeFileSync(fileOf(options.name), `${JSON.stringify({ inputs, ...weights }, null, 1)}\n`);
}
