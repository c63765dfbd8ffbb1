import { readFileSync } from "node:fs";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  XsdValidator,
  xmlCleanupInputProvider,
  xmlRegisterInputProvider,
} from "libxml2-wasm";
import { type Crawl, keptPages, type Problem } from "./crawl.ts";

/** The sitemap against its schema, and against the site: it lists what is to be found, all of it and nothing else. */
export function checkSitemap(site: Crawl): Problem[] {
  const { url, body, status } = site.sitemap;
  if (status !== 200) return [{ url, message: `answers ${status}` }];
  const kept = new Set(keptPages(site).map((page) => page.url));
  const listed = new Set(site.listed);
  return [
    ...invalid(body),
    ...site.listed.filter((page) => !kept.has(page)).map((page) => `lists ${page}, which is not to be kept`),
    ...[...kept].filter((page) => !listed.has(page)).map((page) => `leaves out ${page}`),
    ...(listed.size === site.listed.length ? [] : ["lists a page twice"]),
  ].map((message) => ({ url, message }));
}

function invalid(sitemap: string): string[] {
  const schemas = new XmlBufferInputProvider({ "sitemap.xsd": sitemapSchema(), "xhtml.xsd": xhtmlLink });
  xmlRegisterInputProvider(schemas);
  try {
    using both = XmlDocument.fromString(root);
    using validator = XsdValidator.fromDoc(both);
    using document = XmlDocument.fromString(sitemap);
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlLibError) return error.details.map(({ message }) => message.trim());
    return [String(error)];
  } finally {
    xmlCleanupInputProvider();
  }
}

/** The schema of sitemaps.org itself, as the sitemap package brings it. */
function sitemapSchema() {
  return readFileSync(new URL("schema/sitemap.xsd", import.meta.resolve("sitemap/package.json")));
}

// It wants what comes from other vocabularies validated strictly. XHTML's `link` is all that is meant; it stands
// here as search engines describe it for alternates, since the whole of XHTML's schema is on the network only.
const xhtmlLink =
  Buffer.from(`<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
<xsd:element name="link"><xsd:complexType>
<xsd:attribute name="rel" type="xsd:string" use="required" fixed="alternate"/>
<xsd:attribute name="hreflang" type="xsd:language" use="required"/>
<xsd:attribute name="href" type="xsd:anyURI" use="required"/>
</xsd:complexType></xsd:element>
</xsd:schema>`);

const root = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xsd:schema>`;
