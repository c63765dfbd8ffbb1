/** Replaces the digits of other scripts. Unicode has those of each script in a row, from zero to nine. */
export function asciiDigits(text: string) {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return `${value % 10}`;
  });
}
