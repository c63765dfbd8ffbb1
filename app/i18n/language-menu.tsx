import { useLocation } from "react-router";
import { fill } from "./fill.ts";
import { useLocale } from "./locale-context.tsx";
import { type Locale, locales } from "./locales.ts";
import "./language-menu.css";

/** A popover with one button for each language: a plain form, since a new language is a new document. */
export function LanguageMenu({ label, names }: { label: string; names: Record<Locale, string> }) {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  return (
    <form className="language" method="post" action="/settings/language">
      {/* For browsers that send no Referer; with one, the query is kept too. */}
      <input type="hidden" name="returnTo" value={pathname} />
      <button
        className="language-button"
        type="button"
        popoverTarget="languages"
        aria-label={fill(label, { name: names[locale] })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" />
          <path d="M3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18" />
        </svg>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </button>
      <ul id="languages" popover="auto" className="language-list">
        {locales.map((code) => (
          <li key={code}>
            <button
              type="submit"
              name="language"
              value={code}
              lang={code}
              aria-current={code === locale || undefined}
            >
              <Flag code={code} />
              {names[code]}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** Small drawn flags: an emoji would be two letters on Windows. */
function Flag({ code }: { code: Locale }) {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      {code === "en" && (
        <>
          <path fill="#012169" d="M0 0h24v16H0z" />
          <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
          <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
          <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
        </>
      )}
      {code === "fr" && (
        <>
          <path fill="#0055a4" d="M0 0h8v16H0z" />
          <path fill="#fff" d="M8 0h8v16H8z" />
          <path fill="#ef4135" d="M16 0h8v16h-8z" />
        </>
      )}
      {code === "es" && (
        <>
          <path fill="#aa151b" d="M0 0h24v16H0z" />
          <path fill="#f1bf00" d="M0 4h24v8H0z" />
        </>
      )}
    </svg>
  );
}
