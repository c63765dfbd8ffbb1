// `npm run train:chat`: trains the answerer's classifiers on `training/` and writes their weights.
import { writeFileSync } from "node:fs";
import { topicIds } from "../../app/chat/answerer/topics.ts";
import { inputsHash, readAsked, readPhrases, rowClasses } from "./data.ts";
import { languageExamples, rowExamples, topicExamples } from "./examples.ts";
import { type Example, type Options, train } from "./train.ts";

const inputs = inputsHash();
// In a language without phrases, the answerer only searches its answers.
const trained = [...new Set(readPhrases().map(({ locale }) => locale))];

classifier("topics", topicExamples(), topicIds, { rounds: 3, smoothing: 0.05, step: 2 });
classifier("rows", rowExamples(), rowClasses, { rounds: 4, smoothing: 0.02, step: 1.5 });
classifier("languages", languageExamples(), trained, { rounds: 2, smoothing: 0.02, step: 1.5 });
write("asked", mostAsked());

function classifier(name: string, examples: Example[], classes: readonly string[], options: Options) {
  write(name, { inputs, ...train(name, examples, classes, options) });
}

/** Topics in the order in which they fill the model's instruction. */
function mostAsked() {
  const byTopic = Map.groupBy(readAsked(), (phrase) => phrase.class);
  return [...byTopic].sort(([, one], [, other]) => other.length - one.length).map(([topic]) => topic);
}

function write(name: string, content: object) {
  const file = new URL(`../../app/chat/answerer/classifier/weights/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
}
