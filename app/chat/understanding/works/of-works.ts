import { isProduct, projectsBuiltWith } from "#app/studio/built-with.ts";
import { rowLike } from "#app/studio/projects.ts";
import { type ToolGroupId, techStack } from "#app/studio/tech-stack.ts";
import { rowOf } from "#app/studio/testimonials.ts";
import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { wanting } from "../asks/topic-families.ts";
import type { Topic } from "../asks/topics.ts";
import { type Heard, PLAIN, SURE, UNMISTAKABLE, UNSURE } from "../thread/heard.ts";
import { isSold } from "../thread/said.ts";
import { asProducts } from "../thread/shown-by.ts";
import { spokenOf } from "../thread/thread.ts";
import { amountIn } from "../words/reading.ts";
import { asks, isContext, type Words } from "../words/segments.ts";
import { byStatus } from "./by-status.ts";
import { ofOthers, quoted } from "./of-clients.ts";
import {
  asClient,
  asked,
  asksCost,
  asProjects,
  BRIEF,
  isHeard,
  isKnown,
  isOnWorks,
  isPriced,
  isProject,
  isTheirSite,
  LONG,
  mayBe,
  type Said,
  saidOf,
} from "./works-said.ts";

/**
 * What a part asks of what the studio has made, and of whom it was made for: known by what it is, by its tools, or as
 * what was just spoken of. Null where it asks none of that.
 */
export function ofWorks(heard: Heard, part: Words, need: Product | null): Ask | null {
  const said = saidOf(heard, part, need);
  // Who names a row, or has an amount, is after that.
  if (heard.named.some((one) => isSold(one) && !isTheirSite(one, said)) && !said.says("reviews")) return null;
  // "Is it you who connects Stripe in it?", of what was priced, is of the work to come.
  const isToCome = heard.named.some(isTool) && heard.thread.products.some(isSold) && !isOnWorks(said);
  if (isToCome && !said.says("done") && !said.says("whichProject")) return null;
  // "How much do they pay a month?", of a client who was quoted
  const isOfTheirs = said.says("paid") && said.thread.quoted.length > 0;
  const isDescribed = need !== null && !(said.says("similar") && part.length <= BRIEF) && !isOfTheirs;
  // "We are a bank. Are you certified and audited?" asks for no client who was.
  const isUnsaid = said.guess?.class === "unstated" && said.guess.probability >= UNMISTAKABLE;
  if (isUnsaid && !said.says("done") && !said.says("reviews") && !said.says("whichProject")) return null;
  if (amountIn(heard.quantities) || (isDescribed && isPriced(said))) return null;
  return (
    ofAmounts(said) ??
    ofOthers(said) ??
    builtWith(said) ??
    found(said) ??
    byStatus(said) ??
    shown(said) ??
    quoted(said) ??
    null
  );
}

/** "What would something like it cost?", "what did the client pay?" */
function ofAmounts(said: Said): Ask | null {
  const { says, thread } = said;
  const likened = likenessIn(said);
  const isOfWorks = likened.length > 0 || (isOnWorks(said) && thread.quoted.length > 0);
  if (!isOfWorks) return null;
  if (says("paid") && !says("similar")) return asked(said, "price", [], { aspect: "paid" });
  // "Price?", of what was just told
  const isBare = said.length <= BARE && said.rest === 0 && asksCost(said);
  // "Would you make me something like it?", in words that say nothing else.
  const isUnsure = isOnWorks(said) && (said.guess?.probability ?? 0) < UNSURE;
  const isOpen = isUnsure || wanting.has(said.guess?.class ?? "help");
  const isWanted = says("similar") && isOpen && asks(said.part);
  if (!(isPriced(said) && (says("similar") || isBare)) && !isWanted) return null;
  const [row, more] = [
    ...likened.map((one) => (isProject(one) ? rowLike(one.id) : null)),
    ...(likened.length > 0 ? [] : thread.quoted.map(({ id }) => rowOf(id))),
  ];
  if (row && more === undefined && !isBare)
    return asked(said, "price", [{ kind: "row", id: row }], isWanted ? { aspect: "wanted" } : {});
  const works = likened.filter(isProject);
  // Something with accounts or payments is a first version, or what that grows into.
  if (says("similar") && works.length > 0 && works.every(({ id }) => isProduct(id)))
    return asked(said, "price", asProducts(["mvp", "saasPrototype"]), { aspect: "unsure" });
  return isWanted ? asked(said, "quote", []) : asked(said, "price", [], { aspect: "paid" });
}

/** The projects that something is to be like: named, known by what they are, or just spoken of. */
function likenessIn(said: Said): readonly Product[] {
  const named = [...said.named, ...said.pointed].filter(isProject);
  if (named.length > 0) return named;
  const known = said.says("done") || isOnWorks(said) ? asProjects(said.projects) : [];
  return known.length > 0 ? known : isOnWorks(said) ? said.thread.products.filter(isProject) : [];
}

/** "Anything with Supabase?", "where did you use the second one?" */
function builtWith(said: Said): Ask | null {
  const { named, pointed, thread, says, guess } = said;
  if (isPriced(said)) return null;
  const told = [...named, ...pointed].filter(isTool);
  const spoken = named.length + pointed.length === 0 ? thread.products.filter(isTool) : [];
  const isOfUse = told.length > 0 ? says("done") || says("used") || says("whichProject") : says("used");
  // "The one with Stripe, what is it?", after projects
  const isOne = says("whichOne") || isCalledBy(said.part);
  const isOfOne = isOne && isOnWorks(said) && told.length > 0 && said.length <= BRIEF;
  const isOfProjects = isOfOne || (isHeard(said) && (asks(said.part) || says("used") || says("done")));
  // "And one with payments?", of the projects.
  const isOfKind = says("one") && isOnWorks(said) && said.length <= BRIEF && told.length === 0;
  // "Which of your projects take money online?"
  const isOfAny = says("whichProject") || !thread.products.some(isProject);
  const isOfTaking =
    isHeard(said) && isOfAny && ofWorksAlone.has(guess?.class ?? "help") && said.groups.includes("payments");
  const ofKind =
    told.length > 0 ? [] : isOfKind ? toolsOf(said.groups) : isOfTaking ? toolsOf(["payments"]) : [];
  if (ofKind.length > 0) return asked(said, "project", asProjects(builtWithThese(ofKind)));
  const tools = told.length > 0 ? told : spoken;
  const isPointed = pointed.some(isTool) && (guess?.probability ?? 0) < PLAIN;
  if (tools.length === 0 || !(isOfProjects || (isOfUse && (isPointed || mayBe(said))))) return null;
  // "Do you use it?" asks for the tool.
  if (!isOfProjects && named.some(isTool) && !says("done") && !says("whichProject")) return null;
  const all = builtWithThese(tools);
  // "Which of the two uses it?", of those that were spoken of
  const among = says("whichOne") ? all.filter((id) => spokenOf(thread).some((one) => one.id === id)) : [];
  const built = among.length > 0 ? among : all;
  return built.length > 0 ? asked(said, "project", asProjects(built)) : asked(said, "stack", tools);
}

/** "That flat finder you did", "have you worked for a school?", "what does the winemaker say?" */
function found(said: Said): Ask | null {
  const { says, clients, called, guess, named } = said;
  if (!isKnown(said) || asksCost(said) || named.some(isProject)) return null;
  // "We are a start-up, and cannot say anything before …" tells who asks.
  if (isContext(said.part) && !isOnWorks(said) && said.length <= BRIEF && !says("reviews")) return null;
  const isPointed = isOnWorks(said) && !said.ours && (says("one") || said.length <= BRIEF);
  const isAsked = called.length > 0 || says("done") || says("reviews") || isPointed;
  const isLeft = mayBe(said) || (isOnWorks(said) && (guess?.probability ?? 0) < SURE);
  const isOfProjects = guess?.class === "project" || guess?.class === "projects";
  if (!isHeard(said) && !(isOfProjects && guess.probability >= LIKELY) && !(isAsked && isLeft)) return null;
  const quotes = clients.map((id) => asClient({ id }));
  const isOfQuotes = says("reviews") || (guess?.class === "references" && !says("done"));
  if (clients.length > 0 && (isOfQuotes || said.projects.length === 0))
    return asked(said, "references", [], { hints: quotes });
  const works = said.projects.map((id) => ({ kind: "project" as const, id }));
  if (clients.length > 0) return asked(said, "industries", [], { hints: [...works, ...quotes] });
  return asked(said, "project", asProjects(said.projects));
}

/** "Can I try it?", "what does it do?", of a project that was spoken of or is pointed at. */
function shown(said: Said): Ask | null {
  const { says, thread, pointed, named } = said;
  if (!named.every((one) => isTheirSite(one, said)) || isPriced(said)) return null;
  const meant = pointed.filter(isProject);
  if (meant.length > 0 && mayBe(said)) return asked(said, "project", meant);
  const focus = thread.products.filter(isProject);
  if (!isOnWorks(said) || focus.length === 0 || said.ours || said.length > LONG) return null;
  if (!says("shown") && !says("visible")) return null;
  // "Are they still online?", of several: how each stands, and not all of it once more.
  const aspect = focus.length > 1 && says("visible") ? "status" : undefined;
  return mayBe(said) ? asked(said, "project", focus, { aspect }) : null;
}

/** "The Stripe one" */
function isCalledBy(part: Words) {
  return part.some(({ products }, at) => products.some(isTool) && ones.has(part[at + 1]?.word ?? ""));
}

function builtWithThese(tools: readonly Product[]) {
  return projectsBuiltWith(tools.map(({ id }) => id)).map(({ id }) => id);
}

function toolsOf(groups: readonly ToolGroupId[]): Product[] {
  return techStack.flatMap(({ id, tools }) =>
    groups.includes(id) ? tools.map((tool): Product => ({ kind: "tool", id: tool.id })) : [],
  );
}

function isTool({ kind }: Product) {
  return kind === "tool";
}

const ones = wordsInAllLanguages(({ works }) => works.ones);
const ofWorksAlone: ReadonlySet<Topic> = new Set<Topic>(["project", "projects"]);
/** So likely is enough where what is asked for is known. */
const LIKELY = 0.3;
/** So few words ask for a price, and of nothing else. */
const BARE = 3;
