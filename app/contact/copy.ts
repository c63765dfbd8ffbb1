import type { Copy } from "#locales/language.ts";

/** The form's texts, from the page's loader. */
export type ContactCopy = Pick<Copy["contact"], "form" | "success"> & {
  errors: Omit<Copy["contact"]["errors"], "codes" | "fieldError">;
};
