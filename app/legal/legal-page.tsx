import { getCopy } from "#app/i18n/copy.server.ts";
import { pageAt } from "#app/seo/addresses.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/legal-page.ts";
import "./legal-page.css";

export function loader({ context, url }: Route.LoaderArgs) {
  return getCopy(context, legalPages.find((id) => id === pageAt(url.pathname)) ?? "terms");
}

const legalPages = ["terms", "privacy", "accessibility", "legalNotice"] as const;

export default function LegalPage({ loaderData: copy }: Route.ComponentProps) {
  const { title, updated, intro, contentsLabel } = copy;
  const sections: [string, { title: string; paragraphs: string[] }][] = Object.entries(copy.sections);
  return (
    <>
      <PageHead title={title} river="reach" intro={<p className="legal-updated">{updated}</p>} />
      <div className="legal wrap grid">
        <nav aria-labelledby="contents">
          <h2 id="contents">{contentsLabel}</h2>
          <ol>
            {sections.map(([id, section]) => (
              <li key={id}>
                <a href={`#${id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-body">
          <p className="lead">{intro}</p>
          {sections.map(([id, section], index) => (
            <section key={id} id={id}>
              <h2>
                {index + 1}. {section.title}
              </h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{linked(paragraph)}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Turns the URLs in a text into links. */
function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith("http") ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
