/** Reports log lines that aren't JSON or contain a visitor's data. */
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

/** Finds log lines that aren't JSON, report an uncaught error, or were printed by a library. */
export function unexpectedLinesIn(lines: string[]) {
  return lines.filter((line) => !isJson(line) || unexpected.test(line));
}

const unexpected =
  /"msg":"(uncaught exception|unhandled rejection|unexpected error|printed by a library|process warning)"/;

const patterns = [
  // An email address, but not a package's scope in a stack trace.
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  // A client's address. The operator's own addresses have a port.
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
