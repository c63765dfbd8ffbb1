import { use } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { DocumentContext } from "#app/document/inline-code.tsx";
import { fill } from "#app/i18n/fill.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useSiteData } from "#app/i18n/site-data.ts";
import { pathOf } from "#app/pages.ts";
import "#app/ui/notice.css";

/** Shows no stack and no message, only the request ID, which is also in the log. */
export function Crash({ error }: { error: unknown }) {
  const { error: copy } = useSiteData();
  const { pathname } = useLocation();
  const requestId = use(DocumentContext)?.requestId ?? "–";
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <div className="notice wrap">
      <title>{copy.metaTitle}</title>
      <meta name="robots" content="noindex" />
      <p className="notice-code">{status}</p>
      <h1>{copy.heading}</h1>
      <p>{copy.text}</p>
      <p>
        <small>{fill(copy.requestId, { id: requestId })}</small>
      </p>
      <p className="actions">
        <a className="button" href={pathname}>
          {copy.reload}
        </a>
        <LocalLink className="more" to="/">
          {copy.homeLink}
        </LocalLink>
        <LocalLink className="more" to={pathOf("contact")}>
          {copy.contactLink}
        </LocalLink>
      </p>
    </div>
  );
}
