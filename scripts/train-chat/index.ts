// `npm run train:chat`: trains the assistant's classifiers on `training/` and writes their weights. The topic
// classifier runs in this process, the two smaller ones in a second one beside it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { topicIds } from "../../app/chat/assistant/topics.ts";
import { locales } from "../../locales/index.ts";
import { inputsHash, rowClasses } from "./data.ts";
import { languageExamples, rowExamples, topicExamples, untrained } from "./examples.ts";
import { train } from "./train.ts";

const inputs = inputsHash();
const missing = untrained();
const trained = locales.filter((locale) => !missing.includes(locale));

if (process.argv[2] === "small") {
  write("rows", train(rowExamples(), rowClasses, { name: "rows", rounds: 8, smoothing: 0.02, step: 1.5 }));
  write(
    "languages",
    train(languageExamples(), trained, { name: "languages", rounds: 4, smoothing: 0.02, step: 1.5 }),
  );
} else {
  for (const locale of missing)
    console.error(`${locale}: no phrases in training/${locale}: there the assistant only searches`);
  const small = spawn(process.execPath, [import.meta.filename, "small"], { stdio: "inherit" });
  const ended = once(small, "exit");
  const examples = topicExamples();
  console.error(`topics: ${examples.length} examples`);
  write("topics", train(examples, topicIds, { name: "topics", rounds: 8, smoothing: 0.05, step: 2 }));
  const [code] = await ended;
  process.exit(Number(code ?? 1));
}

function write(name: string, weights: ReturnType<typeof train>) {
  const file = new URL(`../../app/chat/assistant/classifier/weights/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ inputs, ...weights }, null, 1)}\n`);
}
