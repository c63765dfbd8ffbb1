// `npm run bench:chat` measures the embedded assistant on long messages and the guard on long replies: the median
// of nine runs, in CPU time of this thread.
import { replyTo } from "../app/chat/answerer/reply.server.ts";
import { MAX_CHARACTERS, MAX_MESSAGES } from "../app/chat/conversation-limits.ts";
import { unconfirmedFigures } from "../app/chat/guard/guard.server.ts";

const sentence =
  "how much is a landing page and an MVP for two years, who owns the code, without the login, our SaaS is down? ";
const message = sentence.repeat(30).slice(0, MAX_CHARACTERS);
const conversation = Array.from({ length: MAX_MESSAGES }, () => message);
const reply = (kibibytes: number) =>
  "A landing page costs €300 to €850, an MVP €4,000. ".repeat(kibibytes * 21).slice(0, kibibytes * 1024);

print("a message of 2,000 characters", () => replyTo([message], "en"));
print("the longest conversation", () => replyTo(conversation, "en"));
print("one message of 64 KiB", () => replyTo([sentence.repeat(600)], "en"));
print("guard, a reply of 64 KiB", () => unconfirmedFigures(reply(64)));
print("guard, a reply of 1 MiB", () => unconfirmedFigures(reply(1024)));

function print(name: string, run: () => unknown) {
  for (let i = 0; i < 3; i++) run();
  const times = Array.from({ length: 9 }, () => {
    const before = process.threadCpuUsage();
    run();
    const { system, user } = process.threadCpuUsage(before);
    return (system + user) / 1000;
  });
  const median = times.toSorted((a, b) => a - b)[4] ?? 0;
  process.stdout.write(`${name}: ${median.toFixed(1)} ms\n`);
}
