import { useLocation } from "react-router";
import { LocalLink, type LocalLinkProps } from "#app/i18n/local-link.tsx";
import { splitPrefix } from "#app/i18n/locales.ts";

/** A link with `aria-current` on its own page and on paths below it. */
export function NavLink(props: LocalLinkProps) {
  const [, path] = splitPrefix(useLocation().pathname.toLowerCase());
  const isHere = path === props.to || (props.to !== "/" && path.startsWith(`${props.to}/`));
  return <LocalLink aria-current={isHere ? "page" : undefined} {...props} />;
}
