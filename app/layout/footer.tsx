import { LocalLink } from "#app/i18n/local-link.tsx";
import { useSiteData } from "#app/i18n/site-data.ts";
import { pagesIn } from "#app/pages.ts";
import { River } from "#app/ui/river.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { Logo } from "./logo.tsx";
import "./footer.css";

export function Footer() {
  const { layout, contact, pageNames } = useSiteData();
  return (
    <footer className="footer">
      <River shape="delta" />
      <div className="footer-grid">
        <div className="footer-studio">
          <p className="footer-logo">
            <Logo />
          </p>
          <p>{layout.footer.description}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{layout.footer.linksHeading}</h2>
          <ul>
            {pagesIn("footer").map(({ id, path }) => (
              <li key={id}>
                <LocalLink to={path}>{pageNames[id]}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{layout.footer.contactHeading}</h2>
          <ul>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
            <li>
              <a href={telephone(contact.phone)}>{contact.phone}</a>
            </li>
          </ul>
        </div>
      </div>
      <div className="footer-legal">
        <p>{layout.footer.copyright}</p>
        <nav aria-label={layout.footer.legalLabel}>
          {pagesIn("legal").map(({ id, path }) => (
            <LocalLink key={id} to={path}>
              {pageNames[id]}
            </LocalLink>
          ))}
        </nav>
      </div>
    </footer>
  );
}
