import { once } from "node:events";
import { createServer } from "node:http";

/** What a test changes of a sound site: the text, headers or status of one address. */
export type Fault = (path: string, answer: FixtureAnswer) => FixtureAnswer;
type FixtureAnswer = { status: number; type: string; language?: string; body: string };

/** Serves a sound site of two pages in three languages, with one fault planted in it. */
export async function fixtureSite(fault: Fault = (_, answer) => answer) {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const origin = `http://${request.headers.host}`;
    const { status, type, language, body } = fault(path, sound(path, origin));
    response.writeHead(status, {
      "Content-Type": type,
      ...(language ? { "Content-Language": language } : {}),
    });
    response.end(body.replaceAll("{origin}", origin));
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return { origin: `http://localhost:${address.port}`, [Symbol.dispose]: () => void server.close() };
}

const words = {
  en: {
    home: "We build quick websites",
    about: "Who we are and how we work",
    text: "A small studio that builds websites, and says before the work begins what a landing page costs",
    link: "The people behind all of this",
    price: "It costs €300–850 in total",
    picture: "A river that runs through a town",
  },
  fr: {
    home: "Nous créons des sites rapides",
    about: "Qui nous sommes et comment nous travaillons",
    text: "Un petit atelier qui construit des sites, et qui dit avant le début du travail ce que coûte une page",
    link: "Les personnes derrière tout cela",
    price: "Cela coûte 300–850 € en tout",
    picture: "Un fleuve qui traverse une ville",
  },
  es: {
    home: "Creamos sitios web muy rápidos",
    about: "Quiénes somos y cómo trabajamos",
    text: "Un estudio pequeño que construye sitios web, y que dice antes de empezar cuánto cuesta una página",
    link: "Las personas que hay detrás de esto",
    price: "Cuesta 300–850 € en total, todo incluido",
    picture: "Un río que atraviesa una ciudad",
  },
};
type Language = keyof typeof words;
type Name = "home" | "about";
const languages: Language[] = ["en", "fr", "es"];

function sound(path: string, origin: string): FixtureAnswer {
  if (path === "/sitemap.xml") return { status: 200, type: "application/xml", body: sitemap() };
  if (path === "/picture.png") return { status: 200, type: "image/png", body: "" };
  for (const language of languages) {
    for (const name of ["home", "about"] as const) {
      if (address(name, language) !== path) continue;
      return { status: 200, type: "text/html", language, body: page(name, language, origin) };
    }
  }
  return { status: 404, type: "text/plain", body: "Nothing here" };
}

function page(name: Name, language: Language, origin: string) {
  const { text, link, price, picture, ...titles } = words[language];
  const title = `${titles[name]} · Studio`;
  const description = `${titles[name]}. ${text}.`;
  const url = `{origin}${address(name, language)}`;
  const graph = [
    { "@type": "Organization", "@id": `${origin}/#studio`, name: "Studio", email: "hello@studio.example" },
    {
      "@type": "WebPage",
      "@id": `${origin}${address(name, language)}`,
      name: title,
      about: { "@id": `${origin}/#studio` },
    },
  ];
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
${languages.map((other) => `<link rel="alternate" hreflang="${other}" href="{origin}${address(name, other)}">`).join("\n")}
<link rel="alternate" hreflang="x-default" href="{origin}${address(name, "en")}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="${language}">
<meta property="og:image" content="{origin}/picture.png">
<meta property="og:image:alt" content="${title}">
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>
</head>
<body>
<h1>${titles[name]}</h1>
<p>${text}</p>
<h2 id="price">${price}</h2>
<p><a href="${address("about", language)}#price">${link}</a></p>
<p><img src="/picture.png" alt="${picture}" width="8" height="6"></p>
</body>
</html>
`;
}

function address(name: Name, language: Language) {
  const prefix = language === "en" ? "" : `/${language}`;
  return name === "about" ? `${prefix}/about` : prefix || "/";
}

function sitemap() {
  const entries = languages.flatMap((language) =>
    (["home", "about"] as const).map(
      (name) => `<url><loc>{origin}${address(name, language)}</loc><lastmod>2026-11-21</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="{origin}${address(name, "en")}"/></url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
