import { useLocation } from "react-router";
import { LocalLink, type LocalLinkProps } from "#app/i18n/local-link.tsx";
import { splitPrefix } from "#app/i18n/locales.ts";

export function NavLink(props: LocalLinkProps) {
  const [, path] = splitPrefix(useLocation().pathname.toLowerCase());
  const isHere = path === props.to || (props.to !== "/" && path.startsWith(`${props.to}/`));
  return <LocalLink aria-current={isHere ? "page" : undefined} {...props} />;
}
