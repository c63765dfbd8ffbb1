// `node bench/guard.ts`: CPU time of cleaning and checking a model's reply, and of the visitor's side of the largest
// request, as the median of several runs. Only CPU time is counted, so that a busy machine changes little.
import { unconfirmedClaims } from "../app/chat/guard/unconfirmed.server.ts";
import { createCleaner } from "../app/chat/reply/clean-text.ts";
import { copyIn } from "../app/i18n/copy.server.ts";

const replies: Record<string, string> = {
  "prices page": textsIn(copyIn("en", "services")).join("\n"),
  "price sentences": "An MVP costs €4,000 to €5,800 once, or €1,100 per month; in 3 weeks. ",
  "amounts only": "€1, ",
  "amounts and months":
    "landing page mvp saas prototype maintenance 12 months 24 months difference 1eur 2eur ",
  "bare numbers": "MVP costs 1 2 3 ",
};

const rows = Object.entries(replies).map(([name, text]) => {
  const checked = (kibibytes: number) =>
    cpuMs(() => {
      const reply = repeated(text, kibibytes);
      const cleaner = createCleaner();
      unconfirmedClaims(cleaner.push(reply) + cleaner.end());
    });
  const question = repeated(text, 64);
  return [
    name,
    {
      "64 KiB": checked(64),
      "1 MiB": checked(1024),
      questions: cpuMs(() => unconfirmedClaims("Hi.", [question])),
    },
  ] as const;
});
console.table(Object.fromEntries(rows));

function cpuMs(run: () => void) {
  const times = Array.from({ length: 9 }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Number(times.toSorted((a, b) => a - b)[4]?.toFixed(1));
}

function repeated(text: string, kibibytes: number) {
  return text.repeat(Math.ceil((kibibytes * 1024) / text.length)).slice(0, kibibytes * 1024);
}

function textsIn(copy: unknown): string[] {
  return typeof copy === "string" ? [copy] : Object.values(copy as object).flatMap(textsIn);
}
