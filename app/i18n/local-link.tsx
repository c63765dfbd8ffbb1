import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";
import { useLocale } from "./locale-context.tsx";
import { withPrefix } from "./locales.ts";

/** A link inside the site: it keeps the page's language prefix, and fetches on intent what a click will need. */
export function LocalLink({ to, ...props }: LinkProps & { to: string }) {
  return <Link prefetch="intent" discover="none" to={withPrefix(useLocale().prefix, to)} {...props} />;
}

/** The same with `aria-current` on the page it leads to. */
export function LocalNavLink({ to, ...props }: NavLinkProps & { to: string }) {
  return (
    <NavLink
      prefetch="intent"
      discover="none"
      to={withPrefix(useLocale().prefix, to)}
      end={to === "/"}
      {...props}
    />
  );
}
