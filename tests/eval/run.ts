// `npm run eval:chat`: asks the embedded answerer the questions in `tests/eval/questions/`, which nobody trained it on,
// and prints how many it answers right, by class and language, and what it takes for what.
import type {} from "./evaluate.ts";

process.env.LOG_LEVEL = "silent";
process.env.SESSION_SECRET ??= "not needed for looking things up";
const { evaluate } = await import("./evaluate.ts");

const verdicts = evaluate();
for (const { language, turns, facts, found, right, unconfirmed } of verdicts) {
  if (right && unconfirmed.length === 0) continue;
  console.error(
    `${language}  ${turns.join(" » ")}\n    wanted ${facts.join(" + ")}, found ${found.join(" + ")} ${unconfirmed}`,
  );
}
for (const key of ["language", "class"] as const) {
  for (const value of new Set(verdicts.map((verdict) => verdict[key]))) {
    const some = verdicts.filter((verdict) => verdict[key] === value);
    const right = some.filter((verdict) => verdict.right).length;
    console.error(
      `${value}: ${right} of ${some.length} right (${Math.round((100 * right) / some.length)} %)`,
    );
  }
}
console.error(
  `${verdicts.flatMap(({ unconfirmed }) => unconfirmed).length} amounts that the site does not bear out`,
);
