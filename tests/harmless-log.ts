/** What would be wrong with these log lines: not JSON, or something of a visitor's in them. */
export function problemsIn(lines: string[], secrets: string[] = []) {
  return lines.flatMap((line) => {
    if (!isJson(line)) return [`not JSON: ${line}`];
    const found = [
      ...patterns.flatMap((pattern) => pattern.exec(line)?.[0] ?? []),
      ...secrets.filter((s) => line.includes(s)),
    ];
    return found.map((what) => `${what} in ${line}`);
  });
}

/** The lines that no test should ever bring about: what is not JSON, nobody caught or some library printed. */
export function accidentsIn(lines: string[]) {
  return lines.filter((line) => !isJson(line) || accidents.test(line));
}

const accidents =
  /"msg":"(uncaught exception|unhandled rejection|unexpected error|printed by a library|process warning)"/;

const patterns = [
  // An email address; not a package's scope in a stack.
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  // A client's address: without a port, unlike those of the operator's.
  /\b127\.0\.0\.1\b(?!:\d)|::1\b|::ffff:/,
  // A cookie or a query.
  /\b(?:theme|language|email|name|message)=/,
];

function isJson(line: string) {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
