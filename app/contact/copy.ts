import type { Copy } from "#locales/language.ts";

/** The form's words, as the page's loader gives them. */
export type ContactCopy = Pick<Copy["contact"], "form" | "success"> & {
  errors: Omit<Copy["contact"]["errors"], "codes" | "fieldError">;
};
