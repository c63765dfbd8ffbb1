import { getCopy } from "#app/i18n/copy.server.ts";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { telephone } from "#app/layout/footer.tsx";
import { useRootData } from "#app/layout/root-data.ts";
import { pageHead } from "#app/seo/page-head.ts";
import { factValues } from "#app/studio/fact-values.server.ts";
import { faqIds } from "#app/studio/faq.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/contact.ts";
import "./contact.css";

export function loader({ context }: Route.LoaderArgs) {
  const { meta, title, intro, details, faq } = getCopy(context, "contact");
  return {
    copy: { meta, title, intro, details, faq },
    hours: factValues(getLocale(context)).hours,
  };
}

export function meta({ loaderData: { copy }, matches }: Route.MetaArgs) {
  return pageHead("contact", copy.meta, matches[0].loaderData);
}

export default function Contact({ loaderData: { copy, hours } }: Route.ComponentProps) {
  const { contact } = useRootData();
  return (
    <>
      <PageHead title={copy.title} river="meander">
        <p className="lead">{copy.intro}</p>
      </PageHead>
      <div className="contact wrap grid">
        <section className="contact-details">
          <h2>{copy.details.heading}</h2>
          <dl>
            <div>
              <dt>{copy.details.email}</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </dd>
            </div>
            <div>
              <dt>{copy.details.phone}</dt>
              <dd>
                <a href={telephone(contact.phone)}>{contact.phone}</a>
              </dd>
            </div>
            <div>
              <dt>{copy.details.hours}</dt>
              <dd className="contact-hours">{hours}</dd>
            </div>
          </dl>
        </section>
      </div>
      <section className="section faq wrap grid">
        <h2>{copy.faq.heading}</h2>
        <div className="faq-items">
          {faqIds.map((id) => (
            // One name for all: the browser itself closes the one that was open.
            <details key={id} name="faq" id={`faq-${id}`}>
              <summary>{copy.faq.items[id].question}</summary>
              <p>{copy.faq.items[id].answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
