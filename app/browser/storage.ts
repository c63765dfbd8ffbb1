/** Kept until this tab is closed. */
export const tab = storage(() => sessionStorage);
/** Kept across tabs and visits. */
export const browser = storage(() => localStorage);

/** Sets or removes one of the tab's values. If the storage is full, the new value is dropped. */
export function setInTab(key: string, value: string) {
  try {
    if (value) tab[key] = value;
    else delete tab[key];
  } catch {}
}

/** Accessing the storage throws if the visitor has blocked it. Values then last as long as the page. */
function storage(find: () => Record<string, string>) {
  try {
    return find();
  } catch {
    return {};
  }
}
