import { prices } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import type { Matter } from "#locales/matter.ts";
import { plainAsk } from "../understanding/asks/ask.ts";
import { matterTopics } from "../understanding/asks/matter-topics.ts";
import { type Topic, topics } from "../understanding/asks/topics.ts";
import type { AnswerCopy } from "./answer-copy.server.ts";
import { answers, answerTo } from "./answers.server.ts";
import { conversationAnswers } from "./conversation.server.ts";
import type { Fact } from "./fact.ts";

/** All that the site says but for its price rows, each thing once: what the model is told. */
export function siteFacts(copy: AnswerCopy): Fact[] {
  const general = topics.filter((topic) => !(topic in conversationAnswers) && !computed.has(topic));
  const facts = [
    ...general.flatMap((topic) => answers[topic](plainAsk(topic), copy)),
    ...matters.flatMap((matter) => answerTo({ ...plainAsk(matterTopics[matter]), matter }, copy)),
    ...prices.flatMap(({ id }) => answers.includes(plainAsk("includes", { kind: "row", id }), copy)),
    ...projects.flatMap(({ id }) => answers.project(plainAsk("project", { kind: "project", id }), copy)),
  ];
  const said = facts.map(({ text }) => text);
  // What another says too, and more, is said there.
  return facts.filter(
    ({ text }, index) =>
      !said.some((other, at) => (at < index && other === text) || (other !== text && other.includes(text))),
  );
}

// What no page holds is no fact of the site.
const matters = (Object.keys(matterTopics) as Matter[]).filter(
  (matter) => !(matterTopics[matter] in conversationAnswers),
);

// Put together for one question, or said in the instruction itself.
const computed: ReadonlySet<Topic> = new Set<Topic>([
  "price",
  "cheapest",
  "dearest",
  "compare",
  "nda",
  "partners",
  "not-offered",
]);
