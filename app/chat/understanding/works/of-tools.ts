import { type ToolGroupId, techStack } from "#app/studio/tech-stack.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import { type Ask, plainAsk } from "../asks/ask.ts";
import { isRow, sites } from "../asks/row-picks.ts";
import { mayBeOfTools } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { type Heard, PLAIN, UNSURE } from "../thread/heard.ts";
import { asks, tokensIn, type Words } from "../words/segments.ts";
import { readWorks, type WorksReading } from "../words/works-reading.ts";

/** A part, what it says of tools, and what it is heard as. */
type Said = Heard & WorksReading & { part: Words; topic: Topic; probability: number };

/** What a part asks of the tools: those of one kind, who has the passwords, or whether others can stay. */
export function ofTools(heard: Heard, part: Words): Ask | null {
  const [guess] = heard.guesses;
  const { class: topic, probability } = guess ?? { class: "off-topic" as const, probability: 0 };
  const said = { ...heard, ...readWorks(part), part, topic, probability };
  // "Why do you use React?"
  if (topic === "stack" && findWhy(tokensIn(part)).length > 0 && !heard.named.some(isOther))
    return { ...asked([], probability), aspect: "why" };
  const isPriced = heard.cues.has("cost") || heard.named.some((one) => isRow(one) && !sites.has(one.id));
  return isPriced ? null : (alsoTaken(said) ?? theirOwn(said) ?? ofAKind(said));
}

/** "And PayPal?", of what takes the payments. */
function alsoTaken({ topic, thread, probability }: Said): Ask | null {
  const isOfPayments = thread.topic === "stack" && thread.products.some(({ id }) => takers.has(id));
  return topic === "payment-methods" && isOfPayments
    ? { ...asked([], probability), topic: "payments" }
    : null;
}

const takers: ReadonlySet<Product["id"]> = new Set(
  techStack.flatMap(({ id, tools }) => (id === "payments" ? tools.map((tool) => tool.id) : [])),
);

/** "We use Django on our own servers." */
function theirOwn(said: Said): Ask | null {
  const { named, thread, topic, probability, groups, says } = said;
  const isOfTools = topic === "stack" || afterTools.has(thread.topic ?? "off-topic");
  const isTheirs =
    (named.some(isTool) && (mayBe(said) || topic === "hosting")) ||
    (isOfTools && mayBe(said) && groups.every((kind) => kind === "deployment"));
  if (says("ownTools") && isTheirs) return { ...asked(named.filter(isTool), probability), aspect: "own" };
  // "We run on Java. Is that a problem?"
  const before = otherTools(said);
  const isBare = named.length + groups.length === 0 && !says("providers");
  return topic === "stack" && before.length > 0 && isBare
    ? { ...asked(before, probability), aspect: "own" }
    : null;
}

/** "Which tools do you use for the payments?", "who keeps the passwords?" */
function ofAKind(said: Said): Ask | null {
  const { named, thread, topic, probability, part, says } = said;
  const isNamed = named.some(({ kind, id }) => kind !== "service" && !sites.has(id));
  if (isNamed) return null;
  const kinds = kindsIn(said);
  // "Does the card number pass through your server?" is heard as how to pay, or as where a site is hosted.
  if (says("secrets") && says("holding") && (mayBe(said) || ofSecrets.has(topic))) {
    const kept = kinds.includes("payments") ? "payments" : "security";
    return topic === "payments" ? null : group([kept], probability);
  }
  // "And for the hosting?", after the tools of another kind.
  const isNext =
    part.length <= FEW && kinds.some((kind) => kind !== "payments") && !said.cues.has("included");
  if (isNext && isOnTools(said)) return group(kinds, probability);
  if (!mayBe(said) || !(asks(part) || says("providers"))) return null;
  // "Could you build the back end with it?", of what is none of the studio's.
  if (otherTools(said).length > 0 && !says("providers")) return null;
  const isAsked =
    (topic === "stack" && probability >= UNSURE) ||
    says("providers") ||
    (thread.topic === "stack" && kinds.some((kind) => kind !== "payments") && part.length <= BRIEF);
  return isAsked && kinds.length > 0 ? group(kinds, probability) : null;
}

/** As they are called, and as the services are. "Which hosting service?" is of the hosting, unless tools are asked for. */
function kindsIn({ named, groups, topic, thread }: Said): readonly ToolGroupId[] {
  const ofServices = techStack.flatMap(({ id }) => (named.some((one) => one.id === id) ? id : []));
  const isOfTools = topic === "stack" || thread.topic === "stack";
  return [...new Set([...groups, ...ofServices])].filter((kind) => isOfTools || kind !== "deployment");
}

function mayBe({ topic, probability, thread, says }: Said) {
  // "What do you use to take cards?" asks for the tool, though it is heard as how to pay.
  if (topic === "payment-methods" && probability < PLAIN && says("providers")) return true;
  return mayBeOfTools.has(topic) || probability < (thread.topic === "stack" ? PLAIN : UNSURE);
}

/** Of so few words, each says something of what was spoken of. */
const BRIEF = 9;
/** Heard where somebody asks who sees card numbers and passwords. */
const ofSecrets: ReadonlySet<Topic> = new Set<Topic>([
  "payment-methods",
  "hosting",
  "data-sharing",
  "gdpr",
  "delete-data",
]);

/** After the studio's own tools, and none of another's. */
function isOnTools({ thread }: Said) {
  return thread.topic === "stack" && thread.products.length > 0 && thread.products.every(isOurs);
}

function isOurs({ kind }: Product) {
  return kind === "tool";
}

/** So few words name a kind of tool, and ask nothing else of it. */
const FEW = 6;
const afterTools: ReadonlySet<Topic> = new Set<Topic>(["stack", "payments", "hosting-place"]);

function otherTools({ thread }: Said) {
  return thread.products.filter(isOther);
}

function isOther({ kind }: Product) {
  return kind === "otherTool";
}

function isTool({ kind }: Product) {
  return kind === "tool" || kind === "otherTool";
}

/** All tools of a kind, side by side: the next question may be of "the second one". */
function group(kinds: readonly ToolGroupId[], probability: number): Ask {
  const tools = techStack
    .filter(({ id }) => kinds.includes(id))
    .flatMap((one) => one.tools.map(({ id }): Product => ({ kind: "tool", id })));
  return { ...asked(tools, probability), aspect: "group" };
}

function asked(products: readonly Product[], probability: number): Ask {
  return { ...plainAsk("stack", ...products), firm: true, probability: Math.max(probability, PLAIN) };
}

const findWhy = phraseFinder([[inAllLanguages(({ why }) => why), true]]);
