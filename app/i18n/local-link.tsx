import type { AnchorHTMLAttributes } from "react";
import { useLocale } from "./locale-context.tsx";
import { withPrefix } from "./locales.ts";

export type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };

/** A link within the site, which keeps the page's language prefix. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  return <a {...props} href={withPrefix(useLocale().prefix, to)} />;
}
