import { priceRow } from "#app/studio/prices.ts";
import { projects } from "#app/studio/projects.ts";
import type { Vocabulary } from "#locales/language.ts";
import { languages } from "#locales/languages.server.ts";
import type { Product } from "../../text/products.ts";
import { wordsInAllLanguages } from "../../text/vocabulary.ts";
import { lowestFirst, nextInSize, projectRows, rowsAmong } from "../asks/row-picks.ts";
import type { Reading } from "../words/reading.ts";
import type { Words } from "../words/segments.ts";
import { asProducts } from "./shown-by.ts";
import { latest, spokenOf, type Thread } from "./thread.ts";

/** What a part points at without naming it: "the second one", "both", "the cheaper one", "the other". */
export function pointedAt(part: Words, { cues }: Reading, thread: Thread): readonly Product[] {
  const listed = onTheTable(thread);
  const said = ` ${part.map(({ word }) => word).join(" ")} `;
  // "The first year" points at nothing.
  const ordinals = ` ${part.map(({ word }, index) => (unitWords.has(part[index + 1]?.word ?? "") ? "" : word)).join(" ")} `;
  const isSaid = (phrases: string, words = said) =>
    phrases.split(/, */).some((phrase) => words.includes(` ${phrase} `));
  if ([...listed, ...thread.products].some(({ kind }) => kind === "project")) {
    // What several of them have, such as payments, points at none.
    const telling = part
      .map(({ akin }) => akin.filter(({ kind }) => kind === "project"))
      .find(({ length }) => length === 1);
    const known = projects.find(({ id }) => id === telling?.[0]?.id);
    if (known) return [{ kind: "project", id: known.id }];
  }
  const isAll = Object.values(languages).some(({ vocabulary }) => isSaid(allOf(vocabulary)));
  const count = part.find(({ number }) => number !== null && number > 1)?.number ?? 2;
  const spoken = isAll && thread.last.length < 2 ? latest(thread, count) : [];
  if (spoken.length > 0) return spoken;
  const inPlace = (order: readonly Product[]) => {
    const places = Object.values(languages).flatMap(({ vocabulary }) =>
      vocabulary.places.flatMap((phrases, at) => (isSaid(phrases, ordinals) ? at : [])),
    );
    // "The first and the third together"
    const meant = cues.has("sum") || cues.has("compare") ? [...new Set(places)] : places.slice(0, 1);
    return places.length === 0 ? null : meant.flatMap((place) => order[place] ?? []);
  };
  const sized = ofAnotherSize(thread, cues);
  if (sized) return [sized];
  // "The first one", of what was spoken of one after the other.
  if (listed.length < 2) return inPlace(spokenOf(thread)) ?? [];
  // "The first of the two, what is it made with?"
  const [one, two] = inPlace(listed) ?? [];
  const isOneOfThem =
    one && !two && Object.values(languages).some(({ vocabulary }) => isSaid(vocabulary.ofThem));
  if (isOneOfThem) return [one];
  for (const { vocabulary } of Object.values(languages)) {
    if (isSaid(allOf(vocabulary))) return listed.slice(0, MOST_POINTED_AT);
    if (isSaid(vocabulary.last)) return listed.slice(-1);
  }
  const [focus, more] = thread.products;
  if (cues.has("other") && focus && !more) {
    const others = listed.filter(({ id }) => id !== focus.id);
    if (others.length === 1) return others;
    // "The other", of more than two works, is the one that was spoken of before this.
    if (focus.kind === "project" && others.length > 1)
      return spokenOf(thread)
        .filter(({ id }) => id !== focus.id)
        .slice(-1);
  }
  const placed = inPlace(listed);
  if (placed) return placed;
  if (cues.has("compare")) return [];
  // What the answer chose from the whole list is nothing to choose from again, but by its other end.
  const isOfAll = thread.last.length === 0 && (thread.topic === "cheapest" || thread.topic === "dearest");
  if (isOfAll && !cues.has("define") && !cues.has("included")) return [];
  const all = lowestFirst(isOfAll ? projectRows : rowsAmong(listed));
  // "The small version", of what is built: what secures it is no version of it.
  const built = all.filter((row) => priceRow(row).service !== "security");
  const rows = cues.has("smaller") && built.length > 1 ? built : all;
  if (rows.length < 2) return [];
  if (lesser.some((cue) => cues.has(cue))) return asProducts(rows.slice(0, 1));
  return cues.has("dearer") || cues.has("bigger") ? asProducts(rows.slice(-1)) : [];
}

/** Which of several is pointed at by its place alone, from 0, and -1 for the last; null where none is. */
export function placeIn(part: Words): number | null {
  const said = ` ${part.map(({ word }) => word).join(" ")} `;
  const isSaid = (phrases: string) => phrases.split(/, */).some((phrase) => said.includes(` ${phrase} `));
  const known = Object.values(languages).map(({ vocabulary }) => vocabulary);
  if (known.some(({ last, lastly }) => isSaid(last) || isSaid(lastly))) return -1;
  const places = known.flatMap(({ places }) => places.findIndex(isSaid)).filter((place) => place >= 0);
  return places[0] ?? null;
}

/** "The simple version", "no, the bigger one": of the one thing that was spoken of. */
function ofAnotherSize({ products: [focus, more], listed }: Thread, cues: Reading["cues"]): Product | null {
  if (focus?.kind !== "row" || more || cues.has("compare")) return null;
  // Of what lies on the table it is the bigger there.
  const order = lowestFirst(rowsAmong(listed));
  const end = cues.has("bigger") ? order.at(-1) : order[0];
  if (order.length > 1 && order.some((id) => id === focus.id) && end !== focus.id) return null;
  const row = cues.has("bigger")
    ? nextInSize(focus.id, 1)
    : cues.has("smaller")
      ? nextInSize(focus.id, -1)
      : null;
  return row && { kind: "row", id: row };
}

function allOf({ all, every }: Vocabulary) {
  return `${all}, ${every}`;
}

/** What there is to choose from: what was shown side by side, or all that the service in focus is. */
export function onTheTable({ listed, products }: Thread): readonly Product[] {
  const [focus, more] = products;
  return focus?.kind === "service" && !more ? asProducts(rowsAmong(products)) : listed;
}

const lesser = ["cheaper", "lowest", "smaller"] as const;
const unitWords = wordsInAllLanguages(({ units }) => `${units.month}, ${units.year}`);
const MOST_POINTED_AT = 4;
