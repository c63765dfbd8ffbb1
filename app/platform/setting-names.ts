import leven from "leven";

/** Reports unknown names in a file that holds only settings. */
export function problemsOfNames(names: readonly string[], settings: readonly string[]) {
  return names
    .filter((name) => !settings.includes(name))
    .map(
      (name) => `${name.slice(0, 40)}: no setting has this name; ${nearest(name, settings)} is the nearest`,
    );
}

/**
 * Names in the process's environment, where anybody may put theirs, that are a setting's but for `_` and case: each
 * with the setting's own.
 */
export function misspelt(names: readonly string[], settings: readonly string[]) {
  return names.flatMap((name) => {
    const meant = settings.find((setting) => plain(setting) === plain(name));
    return meant && !settings.includes(name) ? [{ name, meant }] : [];
  });
}

function nearest(name: string, settings: readonly string[]) {
  const distance = (setting: string) => leven(plain(setting), plain(name.slice(0, 40)));
  return settings.toSorted((a, b) => distance(a) - distance(b))[0] ?? "";
}

function plain(name: string) {
  return name.replaceAll("_", "").toLowerCase();
}
