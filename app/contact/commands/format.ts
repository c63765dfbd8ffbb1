import { Misuse } from "#app/platform/command.server.ts";
import { byField, type Fields, fieldNames, fields } from "../lead.ts";

/** A message as a command has it from wherever it lies. */
type Stored = Fields & { id: number; receivedAt: number };

/** An entry's number from the command line. */
export function readId(word: string | undefined) {
  if (!word || !/^[1-9]\d{0,14}$/.test(word)) throw new Misuse();
  return Number(word);
}

/** With the characters escaped that a terminal would obey, and that JSON leaves as they are. */
export function asJson(entries: unknown) {
  const text = JSON.stringify(entries, null, 2).replace(/[^\P{C}\n]/gu, escapeUnits);
  return `${text}\n`;
}

function escapeUnits(character: string) {
  return Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
  ).join("");
}

/** For other programs. */
export function exportedMessage(message: Stored) {
  const { id, receivedAt } = message;
  return { id, receivedAt: new Date(receivedAt).toISOString(), ...byField<Fields>((name) => message[name]) };
}

/** RFC 4180, with a byte order mark, since that is how spreadsheets know UTF-8. */
export function asCsv<Row extends Record<string, string | number | boolean | null>>(
  columns: readonly (keyof Row & string)[],
  rows: Row[],
) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return `\ufeff${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: unknown) {
  const text = typeof value === "string" ? inert(printable(value)) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A spreadsheet would run what a stranger wrote as a formula: at the beginning of a cell, and of what it takes for
 * one where it divides lines at semicolons or tabs.
 */
function inert(text: string) {
  return text.replace(/(^|[;\t\n]) {0,9}(?=[=+\-@＝＋－＠])/g, "$&'");
}

/** For reading; `note` adds to an entry's first line, `none` stands where there is no entry. */
export function asText<Entry extends Stored>(
  entries: Entry[],
  none: string,
  note: (entry: Entry) => string = () => "",
) {
  if (!entries.length) return `${none}\n`;
  return entries.map((entry) => block(entry, note(entry))).join("\n");
}

function block(entry: Stored, note: string) {
  const { id, receivedAt, name, email } = entry;
  const values = (isLong: boolean) =>
    fieldNames
      .filter(
        (field) => field !== "name" && field !== "email" && (fields[field].control === "text") === isLong,
      )
      .map((field) => entry[field]);
  const head = [`#${id}`, isoTime(receivedAt), `${name} <${email}>`, ...values(false), note];
  const lines = values(true).join("\n\n").replace(/^/gm, "    ");
  return `${printable(head.filter(Boolean).join("  "))}\n${printable(lines)}\n`;
}

export function isoTime(ms: number) {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

// A stranger's escape sequences stay out of the operator's terminal.
function printable(text: string) {
  return text.replace(/[^\P{C}\n\t]/gu, "\ufffd");
}
