// `npm run eval:chat`: asks the answerer the questions in `tests/eval/questions/` and prints what it gets wrong.
import type {} from "./evaluate.ts";

process.env.LOG_LEVEL = "silent";
process.env.SESSION_SECRET ??= "not needed to answer questions";
const { evaluate, trainedQuestions } = await import("./evaluate.ts");

const verdicts = evaluate();
for (const { found, isRight, locale, topics, turns, wrongRows } of verdicts) {
  if (isRight) continue;
  const rows = wrongRows.length > 0 ? `, wrong rows ${wrongRows.join(", ")}` : "";
  console.error(
    `${locale}  ${turns.join(" » ")}\n    wanted ${topics.join(" + ")}, found ${found.join(" + ")}${rows}`,
  );
}
for (const locale of new Set(verdicts.map((verdict) => verdict.locale))) {
  for (const [name, isMeant] of [
    ["single", (count: number) => count === 1],
    ["follow-ups", (count: number) => count > 1],
  ] as const) {
    const own = verdicts.filter((verdict) => verdict.locale === locale && isMeant(verdict.turns.length));
    const percent = (part: typeof own) => `${Math.round((100 * part.length) / own.length)} %`;
    process.stdout.write(
      `${locale} ${name}, ${own.length}: right at once ${percent(own.filter(({ isRight }) => isRight))}, ` +
        `within one tap ${percent(own.filter(({ isWithinOneTap }) => isWithinOneTap))}, ` +
        `a wrong row ${percent(own.filter(({ wrongRows }) => wrongRows.length > 0))}\n`,
    );
  }
}
for (const turn of trainedQuestions()) console.error(`trained on: ${turn}`);
