import { useEffect, useRef, useState } from "react";
import { LanguageMenu } from "#app/i18n/language-menu.tsx";
import { LocalLink, LocalNavLink } from "#app/i18n/local-link.tsx";
import { useSiteData } from "#app/i18n/site-data.ts";
import { pagesIn } from "#app/pages.ts";
import { ThemeToggle } from "#app/theme/theme-toggle.tsx";
import { Logo } from "./logo.tsx";
import "./header.css";

export function Header() {
  const { layout, languages, pageNames } = useSiteData();
  const menu = useRef<HTMLElement>(null);
  const [top, scrolled] = useScrolled();
  return (
    <>
      <div ref={top} className="header-sentinel" aria-hidden="true" />
      <header className="header" data-scrolled={scrolled || undefined}>
        <LocalLink to="/" className="header-logo" aria-label={layout.logoLabel}>
          <Logo />
        </LocalLink>
        {/* A popover opens, closes and gives the focus back without JavaScript; on wide screens it simply stands there. */}
        <nav ref={menu} id="menu" className="header-nav" popover="auto" aria-label={layout.nav.label}>
          <ul>
            {pagesIn("header").map(({ id, path }) => (
              <li key={id}>
                <LocalNavLink to={path} onClick={() => menu.current?.hidePopover()}>
                  {pageNames[id]}
                </LocalNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <LanguageMenu label={layout.language.current} languages={languages} />
          <ThemeToggle labels={layout.theme} />
          <button className="header-menu" type="button" popoverTarget="menu" aria-label={layout.menu.open}>
            <svg viewBox="0 0 32 20" aria-hidden="true">
              <path d="M2 5c5-5 9 5 14 0s9 5 14 0M2 15c5-5 9 5 14 0s9 5 14 0" />
            </svg>
          </button>
        </div>
      </header>
    </>
  );
}

/** Whether the page has moved by more than 20 px: true once the sentinel of that height has left the window. */
function useScrolled() {
  const sentinel = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setScrolled(!entry.isIntersecting));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return [sentinel, scrolled] as const;
}
