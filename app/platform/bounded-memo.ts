/**
 * Remembers what a function made of a string, for the `limit` strings seen last: what visitors send
 * can neither grow the memory nor, when it is longer than any browser's, take a place in it.
 */
export function boundedMemo<T>(limit: number, longest: number, make: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (text.length > longest) return made;
    const [oldest] = known.keys();
    if (known.size >= limit && oldest !== undefined) known.delete(oldest);
    known.set(text, made);
    return made;
  };
}
