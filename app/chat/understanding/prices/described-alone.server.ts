import type { PriceId } from "#app/studio/prices.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { Product } from "../../text/products.ts";
import { inAllLanguages } from "../../text/vocabulary.ts";
import type { Ask } from "../asks/ask.ts";
import { isRow, rowsAmong, security } from "../asks/row-picks.ts";
import type { Topic } from "../asks/topics.ts";
import { describedBy } from "../needs/need.server.ts";
import type { Thread } from "../thread/thread.ts";
import { read } from "../words/reading.ts";
import { tokensIn, type Words } from "../words/segments.ts";

/**
 * The asks of who describes what secures an app that they have: "our web app, in Node. A login, three roles (admin,
 * editor …), a log. By the month, or once?" The app, its tools and the admin among its roles are told, and not priced.
 */
export function describedAlone(asks: readonly Ask[], words: Words, { topic: before }: Thread): Ask[] {
  const row = before === null ? describedBy(words) : null;
  const isPriced = ({ topic, products }: Ask) => priced.has(topic) && products.some(({ id }) => id === row);
  if (!row || !secured.has(row) || read(words).cues.has("sum") || !asks.some(isPriced)) return [...asks];
  const isRole = isRoleOnly(words);
  const isTold = ({ kind, id }: Product) =>
    kind === "service" || kind === "tool" || (isRole && id === "adminPanels");
  const left = (products: readonly Product[]) => [
    ...new Map(products.filter((one) => !isTold(one)).map((one) => [one.id, one])).values(),
  ];
  // "Once, or by the month?", of the login, is of its row and not of all its service.
  const isBeside = ({ topic, products }: Ask) =>
    ofSecurity.has(topic)
      ? products.every(({ id }) => id === row)
      : priced.has(topic) && products.length > 0 && left(products).length === 0;
  return asks
    .filter((ask) => !isBeside(ask))
    .map((ask) => (isPriced(ask) ? { ...ask, products: left(ask.products) } : ask));
}

/** "Roles (admin / seller / read only)": a word by itself, close to what says that roles are meant. */
function isRoleOnly(words: Words) {
  const roles = findRoles(tokensIn(words));
  const panels = words.flatMap(({ products }, at) =>
    products.some((one) => isRow(one) && one.id === "adminPanels") ? [at] : [],
  );
  return panels.every(
    (at) =>
      admins.has(words[at]?.text.toLowerCase() ?? "") &&
      roles.some(({ start, end }) => Math.min(Math.abs(at - end), Math.abs(start - at)) <= NEAR),
  );
}

const NEAR = 4;
const secured: ReadonlySet<PriceId> = new Set(rowsAmong([security]));
const ofSecurity: ReadonlySet<Topic> = new Set<Topic>(["service-security", "login-security"]);
const priced: ReadonlySet<Topic> = new Set<Topic>(["price", "estimate", "subscription-price", "compare"]);
/** The same in all three languages, but for its long forms, which name no panel. */
const admins: ReadonlySet<string> = new Set(["admin", "admins"]);
const findRoles = phraseFinder([[inAllLanguages(({ pricing }) => pricing.roles), true]]);
