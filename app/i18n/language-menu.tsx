import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { fill } from "./fill.ts";
import { locales, prefixes } from "./locales.ts";
import { useSiteData } from "./site-data.ts";
import "./language-menu.css";

/** A popover with a button for each language. Submits a plain form, since each language has its own document. */
export function LanguageMenu() {
  const { locale, languages, layout } = useSiteData();
  return (
    <LanguageForm className="language">
      <button
        className="language-button"
        type="button"
        popoverTarget="languages"
        aria-label={fill(layout.language.current, { name: languages[locale].name })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18" />
        </svg>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </button>
      <ul id="languages" popover="auto" className="language-list">
        <LanguageButtons />
      </ul>
    </LanguageForm>
  );
}

export function LanguageRow() {
  return (
    <LanguageForm>
      <ul className="language-row">
        <LanguageButtons />
      </ul>
    </LanguageForm>
  );
}

function LanguageForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (!prefixes.length) return null;
  return (
    <form className={className} method="post" action="/settings/language">
      {/* Fallback if the browser sends no `Referer`, which would keep the query too. */}
      <input type="hidden" name="returnTo" value={pathname} />
      {children}
    </form>
  );
}

function LanguageButtons() {
  const { locale, languages } = useSiteData();
  return locales.map((code) => (
    <li key={code}>
      <button
        type="submit"
        name="language"
        value={code}
        lang={code}
        aria-current={code === locale || undefined}
      >
        {/* Drawn as an SVG, because Windows shows flag emoji as two letters. */}
        <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
          {languages[code].flag.map(([color, width, path]) => (
            <path key={color + path} stroke={color} strokeWidth={width} d={path} />
          ))}
        </svg>
        {languages[code].name}
      </button>
    </li>
  ));
}
