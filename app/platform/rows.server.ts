import { z } from "zod";

type Values = Record<string, string | number | boolean | null>;

/** Turns an object's property names into a row's column names, in snake case. */
export function toRow(values: Values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [columnOf(name), value]));
}

export function columnOf(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns a schema that turns a row's column names into camel case and omits columns that the shape doesn't have. */
export function rowOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const columns = z.record(z.string(), z.unknown());
  return z.preprocess((row) => {
    const entries = Object.entries(columns.parse(row));
    return Object.fromEntries(entries.map(([column, value]) => [nameOf(column), value]));
  }, z.object(shape));
}

function nameOf(column: string) {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
