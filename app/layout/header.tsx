import { useLocation } from "react-router";
import { LanguageMenu, LanguageRow } from "#app/i18n/language-menu.tsx";
import { LocalLink, type LocalLinkProps } from "#app/i18n/local-link.tsx";
import { splitPrefix } from "#app/i18n/locales.ts";
import { useSiteData } from "#app/i18n/site-data.ts";
import { pagesIn } from "#app/pages.ts";
import { ThemeToggle } from "#app/theme/theme-toggle.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { Logo } from "./logo.tsx";
import "./header.css";

export function Header() {
  const { layout, pageNames, contact } = useSiteData();
  return (
    <header className="header">
      <LocalLink to="/" className="header-logo" aria-label={layout.logoLabel}>
        <Logo />
      </LocalLink>
      {/* A popover on phones, which works and returns the focus without JavaScript. Always shown on wide screens. */}
      <nav id="menu" className="header-nav" popover="auto" aria-label={layout.nav.label}>
        <ul>
          {pagesIn("header").map(({ id, path }) => (
            <li key={id}>
              <NavLink to={path}>{pageNames[id]}</NavLink>
            </li>
          ))}
        </ul>
        <div className="menu-foot">
          <LanguageRow />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <a href={telephone(contact.phone)}>{contact.phone}</a>
        </div>
      </nav>
      <div className="header-tools">
        <LanguageMenu />
        <ThemeToggle labels={layout.theme} />
        <button className="header-menu" type="button" popoverTarget="menu">
          <svg viewBox="0 0 32 20" aria-hidden="true">
            <path className="when-closed" d="M2 5c5-5 9 5 14 0s9 5 14 0M2 15c5-5 9 5 14 0s9 5 14 0" />
            <path className="when-open" d="M8 2c4 5 12 11 16 16M24 2c-4 5-12 11-16 16" />
          </svg>
          <span className="visually-hidden when-closed">{layout.menu.open}</span>
          <span className="visually-hidden when-open">{layout.menu.close}</span>
        </button>
      </div>
    </header>
  );
}

function NavLink(props: LocalLinkProps) {
  const [, path] = splitPrefix(useLocation().pathname.toLowerCase());
  const isHere = path === props.to || (props.to !== "/" && path.startsWith(`${props.to}/`));
  return <LocalLink aria-current={isHere ? "page" : undefined} {...props} />;
}
