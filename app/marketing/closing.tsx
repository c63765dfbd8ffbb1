import { LocalLink } from "#app/i18n/local-link.tsx";
import { pathOf } from "#app/pages.ts";
import { River, type RiverShape } from "#app/ui/river.tsx";
import "./closing.css";

type ClosingProps = {
  turn: RiverShape;
  tone?: "pool" | "sand";
  heading?: string;
  text: string;
  button: string;
};

export function Closing({ turn, tone, heading, text, button }: ClosingProps) {
  return (
    <>
      <River shape={turn} />
      <section className={tone ? `closing ${tone}` : "closing"}>
        <div className="wrap grid">
          <h2>{heading ?? text}</h2>
          <div className="closing-way">
            {heading ? <p className="lead">{text}</p> : null}
            <p>
              <LocalLink className="button" to={pathOf("contact")}>
                {button}
              </LocalLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
