import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import "./closing.css";

type ClosingProps = { heading?: string; text: string; button: string };

/** The last call on a page, in the footer's water. */
export function Closing({ heading, text, button }: ClosingProps) {
  return (
    <section className="closing">
      <div className="wrap">
        <h2>{heading ?? text}</h2>
        {heading ? <p className="lead">{text}</p> : null}
        <LocalLink className="button" to={pathOf("contact")}>
          {button}
        </LocalLink>
      </div>
    </section>
  );
}
