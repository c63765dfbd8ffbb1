import { getCopy } from "#app/i18n/copy.server.ts";
import { factValues } from "#app/i18n/fact-values.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { getLocale } from "#app/i18n/middleware.server.ts";
import { useSiteData } from "#app/i18n/site-data.ts";
import { Island } from "#app/islands/island.tsx";
import { hasPage, pathOf } from "#app/pages.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Faq } from "#app/ui/faq.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { telephone } from "#app/ui/telephone.ts";
import type { Copy } from "#locales/language.ts";
import type { Route } from "./+types/contact-page.ts";
import { answerScripts, contactAction } from "./action.server.ts";
import { ContactPart } from "./contact-part.tsx";
import { attachedEstimate } from "./estimate-message.server.ts";
import { CONTACT_DRAFT } from "./hand-off.ts";
import { selectOptions } from "./select-options.server.ts";
import "./contact.css";

/** With `?row=`, an estimate is attached, so the page isn't cached. */
export const handle = { renderedFor: new Set(["row"]) };

export function loader({ context, url }: Route.LoaderArgs) {
  const copy = getCopy(context, "contact");
  // The form's script needs the other errors.
  const { codes: _, fieldError: __, ...errors } = copy.errors;
  return {
    copy,
    formCopy: { form: copy.form, success: copy.success, errors },
    options: selectOptions(getLocale(context)),
    hours: factValues(getLocale(context)).hours,
    sent: url.searchParams.get("sent") === "",
    estimate: attachedEstimate(context, url.searchParams),
  };
}

export const middleware: Route.MiddlewareFunction[] = [answerScripts];

export const action = contactAction;

/** Passes on the action's `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData: { estimate }, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta({ ...site, indexing: site.indexing && !estimate });
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, formCopy, options, hours, sent, estimate } = loaderData;
  const { contact } = useSiteData();
  return (
    <>
      <PageHead title={copy.title} river="rapids" intro={copy.intro} />
      <div className="contact wrap grid">
        <Island
          name="contact"
          component={ContactPart}
          props={{ copy: formCopy, options, email: contact.email, estimate, data: actionData ?? {}, sent }}
          restores={CONTACT_DRAFT}
        />
        <Details copy={copy.details} hours={hours} />
      </div>
      <Faq copy={copy.faq} />
      <section className="section pool">
        <div className="wrap">
          <h2>{copy.goodToKnow.heading}</h2>
          <dl className="answers">
            {Object.entries(copy.goodToKnow.items).map(([id, { question, answer }]) => (
              <div key={id} id={`faq-${id}`}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

function Details({ copy, hours }: { copy: Copy["contact"]["details"]; hours: string }) {
  const { email, phone } = useSiteData().contact;
  return (
    <section className="contact-details">
      <h2>{copy.heading}</h2>
      <dl>
        <div>
          <dt>{copy.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.phone}</dt>
          <dd>
            <a href={telephone(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{copy.hours}</dt>
          <dd className="contact-hours">{hours}</dd>
        </div>
      </dl>
      {hasPage("estimate") && (
        <p>
          <LocalLink className="more" to={pathOf("estimate")}>
            {copy.estimate}
          </LocalLink>
        </p>
      )}
    </section>
  );
}
