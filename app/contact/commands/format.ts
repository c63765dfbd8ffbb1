import { resolve } from "node:path";
import { Misuse } from "#app/platform/command.server.ts";
import { env } from "#app/platform/env.server.ts";
import { byField, type Fields, fieldNames, fields } from "../lead.ts";

/** A message from the inbox or the outbox. */
type Stored = Fields & { id: number; receivedAt: number };

/** Prints to standard error where entries are read from. Otherwise, a wrong DATA_DIR would look like an empty inbox. */
export function reportSource() {
  process.stderr.write(`Reading ${resolve(env.DATA_DIR)}\n`);
}

/** Parses an entry's number from the command line. Throws `Misuse` if it is invalid. */
export function readId(word: string | undefined) {
  if (!word || !/^[1-9]\d{0,14}$/.test(word)) throw new Misuse();
  return Number(word);
}

/** Formats JSON. Escapes even the control characters that JSON allows, because a terminal would obey them. */
export function asJson(content: object) {
  return `${JSON.stringify(content, null, 2).replace(/[^\P{C}\n]/gu, escaped)}\n`;
}

function escaped(character: string) {
  return character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export function exportedMessage(message: Stored) {
  const { id, receivedAt } = message;
  return { id, receivedAt: new Date(receivedAt).toISOString(), ...byField<Fields>((name) => message[name]) };
}

/** Formats CSV as defined in RFC 4180. A byte order mark lets spreadsheets recognize UTF-8. */
export function asCsv(columns: string[], rows: Record<string, string | number | null>[]) {
  const lines = rows.map((row) => columns.map((column) => cell(row[column] ?? "")).join(","));
  return `\ufeff${[columns.join(","), ...lines, ""].join("\r\n")}`;
}

function cell(value: string | number) {
  const text = typeof value === "string" ? inert(printable(value)) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Keeps a spreadsheet from running a stranger's text as a formula, at the beginning of a cell or after a line break,
 * semicolon or tab, where a spreadsheet may start a new cell. Spaces and quotation marks may precede the formula.
 */
function inert(text: string) {
  return text.replace(/(?<=(?:^|[;\t\n])[\s"]*)[=+\-@＝＋－＠]/g, "'$&");
}

/** `note` is appended to the first line. */
export function asText(message: Stored, note = "") {
  const { id, receivedAt, name, email } = message;
  const others = fieldNames.filter((field) => field !== "name" && field !== "email" && message[field]);
  const values = (isLong: boolean) =>
    others
      .filter((field) => (fields[field].control === "text") === isLong)
      .map((field) => (field === "message" ? message[field] : `${field}: ${message[field]}`));
  const head = [`#${id}`, isoTime(receivedAt), `${name} <${email}>`, ...values(false), note];
  const lines = values(true).join("\n\n").replace(/^/gm, "    ");
  return `${printable(head.filter(Boolean).join("  "))}\n${printable(lines)}\n`;
}

export function isoTime(ms: number) {
  return `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/**
 * Replaces control characters: the operator's terminal would obey a stranger's escape sequences. Keeps U+200C and
 * U+200D, which Persian and Indic words and many emoji need.
 */
function printable(text: string) {
  return text.replace(/[^\P{C}\n\t\u200c\u200d]/gu, "\ufffd");
}
