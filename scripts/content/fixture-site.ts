export const origin = "http://studio.example";

/** What a test changes in the text of one address. */
export type Fault = [path: string, found: string | RegExp, instead: string];

/** Answers as a sound site of two pages in two languages would, with these faults planted in it. */
export function fixtureSite(faults: Fault[]) {
  return async (url: string) => {
    const path = url.slice(origin.length);
    const status = sound(path) === notThere ? 404 : 200;
    const own = faults.filter(([where]) => where === path);
    const answer = own.reduce((text, [, found, instead]) => plant(text, found, instead), sound(path));
    const [type = "", language = "", ...body] = answer.split("\n");
    const headers = { "Content-Type": type, "Content-Language": language };
    return new Response(body.join("\n"), { status, headers });
  };
}

function plant(text: string, found: string | RegExp, instead: string) {
  const planted = text.replace(found, instead);
  if (planted === text) throw new Error(`no ${found} to put a fault into`);
  return planted;
}

const words = {
  en: {
    home: "We build quick websites",
    about: "Who we are and how we work",
    text: "A small studio that builds websites, and says before the work begins what a landing page costs",
    link: "The people behind all of this",
    price: "It costs €300–850 in total",
  },
  fr: {
    home: "Nous créons des sites rapides",
    about: "Qui nous sommes et comment nous travaillons",
    text: "Un petit atelier qui construit des sites, et qui dit avant le début du travail ce que coûte une page",
    link: "Les personnes derrière tout cela",
    price: "Cela coûte 300–850 € en tout",
  },
};
type Language = keyof typeof words;
type Name = "home" | "about";
const languages: Language[] = ["en", "fr"];
const all = languages.flatMap((language) => (["home", "about"] as const).map((name) => ({ name, language })));

/** An answer's type, its language, and from the third line on its body. */
function sound(path: string) {
  if (path === "/sitemap.xml") return `application/xml\n\n${sitemap()}`;
  if (path === "/picture.png") return "image/png\n\n";
  const found = all.find(({ name, language }) => address(name, language) === path);
  return found ? page(found.name, found.language) : notThere;
}

const notThere = `text/html
en
<!DOCTYPE html>
<html lang="en"><head><title>Not here</title><meta name="robots" content="noindex"></head>
<body><h1>Not here</h1></body></html>
`;

function page(name: Name, language: Language) {
  const { text, link, price, ...titles } = words[language];
  const title = `${titles[name]} · Studio`;
  const url = origin + address(name, language);
  const studio = {
    "@type": "Organization",
    "@id": `${origin}/#studio`,
    name: "Studio",
    email: "a@b.example",
  };
  const self = {
    "@type": "WebPage",
    "@id": `${url}#page`,
    name: title,
    about: { "@id": `${origin}/#studio` },
  };
  return `text/html
${language}
<!DOCTYPE html>
<html lang="${language}">
<head>
<title>${title}</title>
<meta name="description" content="${titles[name]}. ${text}.">
<link rel="canonical" href="${url}">
${alternates(name, (lang, href) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${text}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="${language}">
<meta property="og:image" content="${origin}/picture.png">
<meta property="og:image:alt" content="${title}">
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": [studio, self] })}</script>
</head>
<body>
<h1>${titles[name]}</h1>
<p>${text}</p>
<h2 id="price">${price}</h2>
<p><a href="${address("about", language)}#price">${link}</a></p>
<p><img src="/picture.png" alt="${titles.home}" width="8" height="6"></p>
</body>
</html>
`;
}

function address(name: Name, language: Language) {
  const prefix = language === "en" ? "" : `/${language}`;
  return name === "about" ? `${prefix}/about` : prefix || "/";
}

function sitemap() {
  const entries = all.map(({ name, language }) => {
    const links = alternates(
      name,
      (lang, href) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
    );
    return `<url><loc>${origin}${address(name, language)}</loc><lastmod>2026-11-21</lastmod>${links}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}
</urlset>
`;
}

function alternates(name: Name, link: (language: string, href: string) => string) {
  const own = languages.map((language) => link(language, origin + address(name, language)));
  return [...own, link("x-default", origin + address(name, "en"))].join("\n");
}
