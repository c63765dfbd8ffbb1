import { parseEnv } from "node:util";

/**
 * Parses `.env`. Reports lines that Node would skip or cut short in silence. Docker reads the same file and doesn't cut
 * a value at a `#` within a word.
 */
export function readEnvFile(text: string) {
  const content = text.replace(/^\uFEFF/, "");
  const problems = content.split(/\r?\n/).flatMap((line, index) => {
    const problem = problemOf(line.trim());
    return problem ? [`line ${index + 1} ${problem}`] : [];
  });
  return { values: parseEnv(content), problems };
}

function problemOf(line: string) {
  if (!line || line.startsWith("#")) return null;
  const [, name, value = ""] = /^(?:export\s+)?([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!name) return "isn't a setting: write NAME=value";
  if (/^["'`]/.test(value) || !/(^|\S)#/.test(value)) return null;
  return `has a # in ${name}, where the value would end: put the value in quotes`;
}
