/** Lists the names that aren't settings. `meant` is the setting that such a name differs from only in `_` and case. */
export function unknownSettings(names: readonly string[], settings: readonly string[]) {
  const unknown = names.filter((name) => !settings.includes(name));
  return unknown.map((name) => {
    const meant = settings.find((setting) => plain(setting) === plain(name));
    const advice = meant ? `did you mean ${meant}?` : "remove it; the README lists all settings";
    return { meant, problem: `Unknown setting ${name.slice(0, 40)}: ${advice}` };
  });
}

function plain(name: string) {
  return name.replaceAll("_", "").toLowerCase();
}
