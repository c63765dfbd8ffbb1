/** What the browser keeps for this tab. Where the visitor has blocked it, or it is full, nothing is kept and nothing fails. */
export const tabStorage = {
  get: (key: string) => attempt((storage) => storage.getItem(key)),
  set: (key: string, value: string) => void attempt((storage) => storage.setItem(key, value)),
  remove: (key: string) => void attempt((storage) => storage.removeItem(key)),
};

// Reaching for it throws where it is blocked.
function attempt<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
