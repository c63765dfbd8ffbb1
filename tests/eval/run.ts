// `npm run eval:chat`: asks the embedded answerer the questions in `tests/eval/questions/`, which nobody trained it on,
// and prints what it answers wrong, how many it answers right by class and language, and what it takes for what.
import type {} from "./evaluate.ts";

process.env.LOG_LEVEL = "silent";
process.env.SESSION_SECRET ??= "not needed for looking things up";
const { evaluate, trainedOn } = await import("./evaluate.ts");

const verdicts = evaluate();
for (const { language, turns, facts, found, right, amounts } of verdicts) {
  if (right) continue;
  console.error(
    `${language}  ${turns.join(" » ")}\n    wanted ${facts.join(" + ")}, found ${found.join(" + ")} ${amounts}`,
  );
}

const languages = [...new Set(verdicts.map(({ language }) => language))];
console.error(`\n${["class", ...languages, "all"].map((head) => head.padStart(16)).join("")}`);
for (const name of [...new Set(verdicts.map((verdict) => verdict.class)), "all"]) {
  const own = verdicts.filter((verdict) => name === "all" || verdict.class === name);
  const cells = [...languages, "all"].map((language) =>
    share(own.filter((verdict) => language === "all" || verdict.language === language)),
  );
  console.error([name, ...cells].map((cell) => cell.padStart(16)).join(""));
}

console.error("\ntaken for something else:");
const confusions = new Map<string, number>();
for (const { facts, found, right } of verdicts) {
  const confusion = `${facts.join(" + ")} → ${found.join(" + ")}`;
  if (!right) confusions.set(confusion, (confusions.get(confusion) ?? 0) + 1);
}
for (const [confusion, times] of confusions) console.error(`${String(times).padStart(4)}  ${confusion}`);
console.error(
  `${verdicts.flatMap(({ amounts }) => amounts).length} amounts that are another row’s, or that the site does not bear out`,
);
for (const turn of trainedOn()) console.error(`trained on: ${turn}`);

function share(some: readonly { right: boolean }[]) {
  const right = some.filter((verdict) => verdict.right).length;
  return some.length === 0 ? "" : `${right}/${some.length} ${Math.floor((100 * right) / some.length)} %`;
}
