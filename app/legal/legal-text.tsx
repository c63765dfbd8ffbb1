import { PageHead } from "#app/ui/page-head.tsx";
import "./legal-text.css";

type Section = { title: string; paragraphs: string[] };
type LegalTextProps = {
  title: string;
  updated: string;
  intro: string;
  contentsLabel: string;
  sections: Record<string, Section>;
};

/** A legal page: numbered sections, each with an address of its own. */
export function LegalText({ title, updated, intro, contentsLabel, sections }: LegalTextProps) {
  const entries = Object.entries(sections);
  return (
    <>
      <PageHead title={title} river="reach">
        <p className="legal-updated">{updated}</p>
      </PageHead>
      <div className="legal wrap grid">
        <nav aria-labelledby="contents">
          <h2 id="contents">{contentsLabel}</h2>
          <ol>
            {entries.map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-body">
          <p className="lead">{intro}</p>
          {entries.map(([id, section], index) => (
            <section key={id} id={id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
