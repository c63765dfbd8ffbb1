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
        <h2>{heading ?? text}</h2>
        <div className="closing-way">
          {heading ? <p className="lead">{text}</p> : null}
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
