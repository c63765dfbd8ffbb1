/** What this tab keeps, and what the browser keeps, for this site. */
export const tab = storage(() => sessionStorage);
export const browser = storage(() => localStorage);

/** Reaching for a storage throws where the visitor has blocked it: then the page keeps it for itself. */
function storage(reach: () => Record<string, string>) {
  try {
    return reach();
  } catch {
    return {};
  }
}
