// `npm run train:chat`: trains the assistant's classifiers on `training/` and writes their weights.
import { writeFileSync } from "node:fs";
import { topicIds } from "../../app/chat/assistant/topics.ts";
import { locales } from "../../locales/index.ts";
import { inputsHash, rowClasses } from "./data.ts";
import { languageExamples, rowExamples, topicExamples, untrained } from "./examples.ts";
import { train } from "./train.ts";

const inputs = inputsHash();
const missing = untrained();
const trained = locales.filter((locale) => !missing.includes(locale));
for (const locale of missing)
  console.error(
    `${locale}: training/${locale} has no phrases, so the assistant only searches in this language`,
  );

write(train(topicExamples(), topicIds, { name: "topics", rounds: 8, smoothing: 0.05, step: 2 }), "topics");
write(train(rowExamples(), rowClasses, { name: "rows", rounds: 8, smoothing: 0.02, step: 1.5 }), "rows");
write(
  train(languageExamples(), trained, { name: "languages", rounds: 4, smoothing: 0.02, step: 1.5 }),
  "languages",
);

function write(weights: ReturnType<typeof train>, name: string) {
  const file = new URL(`../../app/chat/assistant/classifier/weights/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ inputs, ...weights }, null, 1)}\n`);
}
