import { LocalLink } from "#app/i18n/local-link.tsx";
import { River } from "#app/ui/river.tsx";
import "./closing.css";

type ClosingProps = { heading?: string; text: string; button: string };

/** A page's last word: the way to the contact page. */
export function Closing({ heading, text, button }: ClosingProps) {
  return (
    <section className="closing wrap">
      <River shape="rule" />
      <div className="grid">
        {heading ? <h2>{heading}</h2> : null}
        <div className="closing-way">
          <p className="lead">{text}</p>
          <p>
            <LocalLink className="button" to="/contact">
              {button}
            </LocalLink>
          </p>
        </div>
      </div>
    </section>
  );
}
