import { InlineScript } from "#app/document/inline-code.tsx";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import type { Copy } from "#locales/language.ts";
import script from "./not-found.inline.ts?inline-script";
import { River } from "./river.tsx";
import "./notice.css";

/** The notice on the 404 and 400 pages, and on a page that is switched off. */
export function NotFoundNotice({ copy }: { copy: Copy["errors"]["notFound"] }) {
  return (
    <div className="notice wrap">
      <p className="notice-code" aria-hidden="true">
        {copy.heading}
      </p>
      <River shape="fork" />
      <h1>
        <span className="visually-hidden">{copy.heading}, </span>
        {copy.text}
      </h1>
      <p>{copy.subtitle}</p>
      <p className="actions">
        <LocalLink className="button" to="/">
          {copy.homeLink}
        </LocalLink>
        <LocalLink className="more" to={pathOf("contact")}>
          {copy.contactLink}
        </LocalLink>
      </p>
      <InlineScript text={script} />
    </div>
  );
}
