import type { Cue } from "#locales/language.ts";
import { findCues } from "../../text/cues.ts";
import { phraseFinder, type Span } from "../../text/phrases.ts";
import { one, type Product } from "../../text/products.ts";
import type { Token } from "../../text/tokens.ts";
import { inAllLanguages, wordsInAllLanguages } from "../../text/vocabulary.ts";
import type { MaskedWord } from "./masked-words.ts";
import { tokensIn, type Words } from "./segments.ts";

/**
 * The words without what only stands in another row's work: the site that is looked after, or made from a design; the
 * panel that is part of a SaaS. Its price was not asked for, and a total with it would be false.
 */
export function withoutWorkedOn(words: Words): Words {
  if (!words.some(({ products }) => products.length > 0)) return words;
  const tokens = tokensIn(words);
  const made = findMade(tokens);
  const cared = caredFor(words, tokens, made.length > 0);
  const small = smallest(tokens);
  return words.map((word, at) => {
    const isTheirs = isToolOfTheirs(words, at) || isMadeByOthers(word, at, made);
    const isPage = isRow(word, "landingPage") && (isOfWork(words, at) || isPageOfSite(words, at));
    if (isPart(words, at) || isTheirs || isPage) return { ...word, products: [] };
    if (!isRow(word, "marketingWebsite")) return word;
    if (small.has(at)) return { ...word, products: [landingPage] };
    // "Somebody to ring if the site is down"
    if (isFaulty(words, at)) return { ...word, products: [] };
    if (cared.has(at)) return { ...word, products: [maintenance] };
    return isOfWork(words, at) || isTurnedInto(words, tokens, at) || isMadeFrom(words, at)
      ? { ...word, products: [] }
      : word;
  });
}

const maintenance = one({ kind: "row", id: "maintenance" });
const landingPage = one({ kind: "row", id: "landingPage" });

/** "The smallest site" is a page. */
function smallest(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(findSmallest(tokens).flatMap(({ start, end }) => [start - 1, end]));
}

/** "Look after my site", "keep the site up to date", "help with a site that others made". */
function caredFor(words: Words, tokens: readonly Token[], isMade: boolean): ReadonlySet<number> {
  const helped = isMade ? findHelp(tokens) : [];
  const care = findCare(tokens);
  const after = findKept(tokens);
  // "Take care of building my site" asks for one.
  const isNext = (end: number, at: number) =>
    end <= at && words.slice(end, at).every(({ word }) => determiners.has(word));
  const isCared = (at: number) =>
    care.some(({ end }) => isNext(end, at)) ||
    helped.some(({ end }) => end <= at && at - end < NEAR) ||
    after.some(({ start }) => start > at && start - at < NEAR);
  return new Set([...words.keys()].filter(isCared));
}

/** "Maintenance of a site", "a Figma file for a site": nothing between them joins the two. */
function isOfWork(words: Words, at: number) {
  for (let back = at - 1; back >= 0 && at - back <= FAR; back--) {
    const [word, next] = [words[back], words[back + 1]];
    if (!word || next?.cut || (next && joining.has(next.word))) return false;
    if (isRow(word, "figmaToUi", "maintenance", "onCall")) return true;
    if (joining.has(word.word)) return false;
  }
  return false;
}

/** "A site with a simple page for contact": the page is one of the site's. */
function isPageOfSite(words: Words, at: number) {
  const before = words.slice(Math.max(0, at - NEAR), at);
  return (
    before.some((word) => isRow(word, "marketingWebsite")) && before.some(({ word }) => having.has(word))
  );
}

/** Whether they speak of what others made. */
export function isOfOthers(words: Words) {
  return findMade(tokensIn(words)).length > 0;
}

/** A site that breaks is there already. */
function isFaulty(words: Words, at: number) {
  const isSupposed = words.slice(Math.max(0, at - FAR), at).some(({ word }) => whether.has(word));
  return isSupposed && words.slice(at + 1, at + 1 + NEAR).some(({ word }) => failing.has(word));
}

/** "I have it in Figma, can you turn it into a site?" */
function isTurnedInto(words: Words, tokens: readonly Token[], at: number) {
  const design = words.findIndex((word) => isRow(word, "figmaToUi"));
  if (design < 0 || design > at) return false;
  const isInto = findInto(tokens).some(({ end }) => end <= at && at - end < NEAR);
  // "I have the design, and only need the site": made from it. What a site costs beside it is another question.
  const isOwned = words.slice(Math.max(0, design - NEAR), design).some(({ word }) => owning.has(word));
  const isMore = findCues(tokens).some(({ start, values }) => start > design && values.some(isOfMore));
  return isInto || (isOwned && !isMore);
}

/** "A site from a Figma file", "the site that she drew in Figma" */
function isMadeFrom(words: Words, at: number) {
  const next = words.slice(at + 1, at + 1 + FAR);
  const source = next.findIndex((word) => isRow(word, "figmaToUi"));
  // "Our whole site is drawn in Figma": the design is of it, and nothing else is named between.
  const between = next.slice(0, Math.max(0, source));
  const isDrawn =
    within.has(between.at(-1)?.word ?? "") && between.every(({ cut, word }) => !cut && !joining.has(word));
  return source > 0 && (isDrawn || between.some(({ word }) => from.has(word)));
}

/** "A SaaS with its panel", "with a dashboard and billing": the panel is in the SaaS's row. */
function isPart(words: Words, at: number) {
  const word = words[at];
  return (
    word !== undefined &&
    isRow(word, "adminPanels") &&
    words.slice(0, at).some((other) => isRow(other, "saasPrototype")) &&
    (its.has(words[at - 1]?.word ?? "") || isHad(words, at))
  );
}

/** "Roles and a login in our internal tool": the tool is there already. */
function isToolOfTheirs(words: Words, at: number) {
  const word = words[at];
  const [into, own] = [words[at - 2]?.word ?? "", words[at - 1]?.word ?? ""];
  const isPanel = word !== undefined && isRow(word, "adminPanels") && ours.has(own);
  // "How much for our panel and tokens?" wants both; "roles for our panel" wants roles.
  const rest = within.has(into) ? words : meantFor.has(into) ? words.slice(0, at) : [];
  return (
    isPanel && rest.some((other) => isRow(other, "tokenValidation", "rbacOauthLogging", "multiTenantAuth"))
  );
}

/** "An app that another firm made", "a panel that others built": whoever takes it on makes none. */
function isMadeByOthers({ products }: MaskedWord, at: number, made: readonly Span[]) {
  const isMade = products.some(
    ({ kind, id }) => kind === "service" || (kind === "row" && id === "adminPanels"),
  );
  return isMade && made.some(({ start }) => start > at && start - at <= NEAR);
}

/** Just after a SaaS and "with", and before anything else is named; "compared with a panel" sets two against each other. */
function isHad(words: Words, at: number) {
  const saas = words.findLastIndex((word, index) => index < at && isRow(word, "saasPrototype"));
  const isNext = words.slice(saas + 1, at).every(({ cut, products }) => !cut && products.length === 0);
  const isAgainst = words.some(({ word }) => comparing.has(word));
  return having.has(words[saas + 1]?.word ?? "") && at - saas <= FAR && isNext && !isAgainst;
}

function isRow({ products }: MaskedWord, ...rows: Product["id"][]) {
  return products.length > 0 && products.every(({ kind, id }) => kind === "row" && rows.includes(id));
}

const NEAR = 3;
const FAR = 5;
const joining = wordsInAllLanguages(
  ({ joins, either, cues }) => `${joins}, ${either}, ${cues.add}, ${cues.compare}`,
);
const from = wordsInAllLanguages((vocabulary) => vocabulary.from);
const determiners = wordsInAllLanguages((vocabulary) => vocabulary.determiners);
const whether = wordsInAllLanguages((vocabulary) => vocabulary.whether);
const failing = wordsInAllLanguages((vocabulary) => vocabulary.failing);
const isOfMore = (cue: Cue) => cue === "add" || cue === "cost";
const owning = wordsInAllLanguages((vocabulary) => vocabulary.owning);
const having = wordsInAllLanguages((vocabulary) => vocabulary.having);
const comparing = wordsInAllLanguages(({ cues }) => cues.compare);
const within = wordsInAllLanguages((vocabulary) => vocabulary.within);
const meantFor = wordsInAllLanguages((vocabulary) => vocabulary.meantFor);
const ours = wordsInAllLanguages((vocabulary) => vocabulary.ours);
const its = wordsInAllLanguages((vocabulary) => vocabulary.its);
const findCare = phraseFinder([[inAllLanguages(({ care }) => care.before), true]]);
const findKept = phraseFinder([[inAllLanguages(({ care }) => care.after), true]]);
const findHelp = phraseFinder([[inAllLanguages(({ care }) => care.help), true]]);
const findSmallest = phraseFinder([[inAllLanguages(({ smallest }) => smallest), true]]);
const findInto = phraseFinder([[inAllLanguages((vocabulary) => vocabulary.into), true]]);
const findMade = phraseFinder([[inAllLanguages(({ care }) => care.made), true]]);
