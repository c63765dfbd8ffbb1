import { fill } from "#app/i18n/fill.ts";
import { formatLabelled, formatList } from "#app/i18n/format.server.ts";
import { techStack } from "#app/studio/tech-stack.ts";
import type { Ask } from "../understanding/asks/ask.ts";
import { type AnswerCopy, fact } from "./answer-copy.server.ts";
import type { Fact } from "./fact.ts";

/** The tools of a kind, or those that are named beside their kind; all of them, and why these, where no kind is asked for. */
export function stack(ask: Ask, copy: AnswerCopy): Fact[] {
  if (ask.aspect === "group") return groupsOf(ask).map((group) => groupFact(group, copy));
  const isNamed = ask.products.some(({ kind }) => kind === "tool" || kind === "otherTool");
  if (isNamed || ask.aspect === "own") return [named(ask, copy)];
  const { heading, reasons } = copy.techStack.why;
  const texts = Object.values(reasons).map(({ text }) => text);
  const why = fact("stack", formatLabelled(copy.locale, heading, texts.join(" ")), copy.on.page("techStack"));
  if (ask.aspect === "why") return [why];
  const lines = [
    copy.techStack.intro,
    ...techStack.map((group) => line(group, copy)),
    copy.techStack.cta.text,
  ];
  return [fact("stack", lines.join("\n"), copy.on.page("techStack")), why];
}

type Group = (typeof techStack)[number];

/** Whether they are worked with, and that others can stay. */
function named(ask: Ask, copy: AnswerCopy): Fact {
  const { answers } = copy.chat;
  const groups = groupsOf(ask);
  const names = groups.flatMap(({ tools }) => tools.filter(isIn(ask)).map(({ name }) => name));
  const isOther = ask.products.some(({ kind }) => kind === "otherTool");
  const lines = [
    names.length > 0 ? fill(answers.toolsNamed, { tools: formatList(copy.locale, names) }) : "",
    isOther ? answers.toolsOther : "",
    ...(ask.aspect === "own" ? [] : groups.map((group) => line(group, copy))),
    copy.techStack.cta.text,
  ];
  return fact("stack", lines.filter(Boolean).join("\n"), copy.on.page("techStack"));
}

/** Of what nobody else should know, the page says who keeps it. */
function groupFact(group: Group, copy: AnswerCopy): Fact {
  const { groups, why } = copy.techStack;
  const isKept = group.id === "security" || group.id === "payments";
  const text = `${namesOf(group, copy)}. ${isKept ? why.reasons.security.text : groups[group.id].text}`;
  return fact("stack", text, copy.on.page("techStack"));
}

function groupsOf(ask: Ask): Group[] {
  return techStack.filter(({ tools }) => tools.some(isIn(ask)));
}

function isIn({ products }: Ask) {
  return ({ id }: { id: string }) => products.some((product) => product.kind === "tool" && product.id === id);
}

function line(group: Group, copy: AnswerCopy) {
  return `- ${namesOf(group, copy)}`;
}

function namesOf({ id, tools }: Group, copy: AnswerCopy) {
  const names = tools.map(({ name }) => name).join(", ");
  return formatLabelled(copy.locale, copy.techStack.groups[id].title, names);
}
