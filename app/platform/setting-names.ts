/** Reports unknown names in a file that holds only settings. */
export function problemsOfNames(names: readonly string[], settings: readonly string[]) {
  return names
    .filter((name) => !settings.includes(name))
    .map((name) => unknownSetting(name.slice(0, 40), similar(name, settings)));
}

/** Reports names that differ from a setting's only in `_` and case. Other names belong to other programs. */
export function misspelt(names: readonly string[], settings: readonly string[]) {
  return names.flatMap((name) => {
    const meant = similar(name, settings);
    return meant && !settings.includes(name) ? [unknownSetting(name, meant)] : [];
  });
}

function unknownSetting(name: string, meant: string | undefined) {
  return `Unknown setting ${name}: ${meant ? `did you mean ${meant}?` : "remove it; the README lists all settings"}`;
}

function similar(name: string, settings: readonly string[]) {
  return settings.find((setting) => plain(setting) === plain(name));
}

function plain(name: string) {
  return name.replaceAll("_", "").toLowerCase();
}
