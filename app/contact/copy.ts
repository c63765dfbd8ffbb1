import type { Copy } from "#locales/language.ts";

export type ContactCopy = Pick<Copy["contact"], "form" | "success"> & {
  errors: Omit<Copy["contact"]["errors"], "codes" | "fieldError">;
};
