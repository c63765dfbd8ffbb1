import { Link, type LinkProps, useLocation } from "react-router";
import { useLocale } from "./locale-context.tsx";
import { splitPrefix, withPrefix } from "./locales.ts";

type Passed = "prefetch" | "className" | "aria-label" | "aria-current" | "onClick" | "children";
type LocalLinkProps = Pick<LinkProps, Passed> & { to: string };

/** A link inside the site: it keeps the page's language prefix, and fetches on intent what a click will need. */
export function LocalLink({ to, prefetch = "intent", ...props }: LocalLinkProps) {
  const href = withPrefix(useLocale().prefix, to);
  // React Router's own comes to the same text by way of hooks that only a browser needs: a tenth of a page's time.
  if (import.meta.env.SSR) return <a {...props} href={href} />;
  return <Link prefetch={prefetch} discover="none" to={href} {...props} />;
}

/** The same with `aria-current` on the page it leads to, and on what lies below it. */
export function LocalNavLink(props: LocalLinkProps) {
  const [, path] = splitPrefix(useLocation().pathname.toLowerCase());
  const isHere = path === props.to || (props.to !== "/" && path.startsWith(`${props.to}/`));
  return <LocalLink aria-current={isHere ? "page" : undefined} {...props} />;
}
