/** Returns a `tel:` URL (RFC 3966) with only the digits and the leading plus. */
export function telephone(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
