import leven from "leven";

/** Reports unknown names in a file that holds only settings. */
export function problemsOfNames(names: readonly string[], settings: readonly string[]) {
  return names
    .filter((name) => !settings.includes(name))
    .map((name) => unknownSetting(name.slice(0, 40), nearest(name, settings)));
}

/** Reports names that differ from a setting's only in `_` and case. Other names belong to other programs. */
export function misspelt(names: readonly string[], settings: readonly string[]) {
  return names.flatMap((name) => {
    const meant = settings.find((setting) => plain(setting) === plain(name));
    return meant && !settings.includes(name) ? [unknownSetting(name, meant)] : [];
  });
}

function unknownSetting(name: string, meant: string | undefined) {
  return `Unknown setting ${name}: ${meant ? `did you mean ${meant}?` : "remove it; the README lists all settings"}`;
}

/** Returns the most similar setting, unless more than half of the letters differ. */
function nearest(name: string, settings: readonly string[]) {
  const distance = (setting: string) => leven(plain(setting), plain(name.slice(0, 40)));
  const [first] = settings.toSorted((a, b) => distance(a) - distance(b));
  return first && distance(first) <= plain(name).length / 2 ? first : undefined;
}

function plain(name: string) {
  return name.replaceAll("_", "").toLowerCase();
}
