// `npm run eval:chat`: asks the embedded answerer the everyday questions, and prints a table per language.
import type {} from "./evaluate.ts";

process.env.LOG_LEVEL = "silent";
process.env.SESSION_SECRET ??= "not needed for looking things up";
const { evaluate, share } = await import("./evaluate.ts");
const { locales } = await import("../../app/i18n/locales.ts");

let failed = false;
for (const locale of locales) {
  const verdicts = evaluate(locale);
  const wrongPrices = verdicts.filter(({ wrongPrice }) => wrongPrice).length;
  console.error(`\n${locale}`);
  for (const { question, found, right } of verdicts) {
    console.error(
      `  ${right ? "right" : "WRONG"}  ${question.padEnd(66)} ${found.join(" + ") || "nothing found"}`,
    );
  }
  const percent = Math.round(share(verdicts) * 100);
  console.error(`  = ${percent} % of ${verdicts.length} right, ${wrongPrices} with a wrong price`);
  failed ||= percent < 85 || wrongPrices > 0;
}
process.exitCode = failed ? 1 : 0;
