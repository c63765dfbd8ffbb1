/** RFC 3966: digits and the leading plus only. */
export function telephone(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
