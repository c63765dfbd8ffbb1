import { beforeAll, describe, expect, test } from "vitest";
import { defaultLocale, locales } from "../../app/i18n/locales.ts";
import { startSite } from "../site.ts";
import { at, pathIn } from "../words.ts";
import { site as shared } from "./shared-site.ts";

const other = {
  MODEL_URL: "https://model.example/v1",
  MODEL_NAME: "llama",
  MODEL_SERVICE: "Example Chat",
  MODEL_COMPANY: "Example GmbH",
  MODEL_PRIVACY_URL: "https://model.example/privacy",
};

const elsewhere = /on our own server|sur notre propre serveur|en nuestro propio servidor/;

/** What visitors must be told about each model, by language, wherever the assistant is described, and what not. */
const cases: [string, env: Record<string, string>, expected: Record<string, string>, forbidden: RegExp][] = [
  [
    "no model",
    {},
    {
      en: "Our own server puts each reply together",
      fr: "Notre propre serveur compose",
      es: "Nuestro propio servidor compone",
    },
    /Gemini|Google|Example|language model|modèle de langage|modelo de lenguaje/,
  ],
  [
    "Gemini",
    { GEMINI_API_KEY: "key" },
    {
      en: "to Gemini, a service of Google",
      fr: "au service Gemini (Google)",
      es: "al servicio Gemini de Google",
    },
    elsewhere,
  ],
  [
    "own server",
    { MODEL_URL: "http://localhost:11434/v1", MODEL_NAME: "llama" },
    {
      en: "A language model on our own server",
      fr: "Un modèle de langage installé sur notre propre serveur",
      es: "Un modelo de lenguaje instalado en nuestro propio servidor",
    },
    /Gemini|Google|Example/,
  ],
  [
    "another company",
    other,
    {
      en: "to Example Chat, a service of Example GmbH",
      fr: "au service Example Chat (Example GmbH)",
      es: "al servicio Example Chat de Example GmbH",
    },
    new RegExp(`Gemini|Google|${elsewhere.source}`),
  ],
];

describe.each(cases)("with %s", (name, env, expected, forbidden) => {
  let url: string;
  beforeAll(async () => {
    if (name === "no model") {
      url = shared.url;
      return;
    }
    const site = await startSite(env);
    url = site.url;
    return async () => void (await site.stop());
  });

  test.each(locales)(
    "every page says in %s who receives questions, in the same words @sample",
    async (locale) => {
      const privacy = await section(pathIn(locale, at.privacy), /id="chatAssistant".*?<\/section>/s);
      const link = env.MODEL_PRIVACY_URL ?? (env.GEMINI_API_KEY && "https://ai.google.dev/gemini-api/terms");
      if (link) expect(privacy).toContain(`<a href="${link}">`);
      else expect(privacy).not.toContain("href");

      const path = locale === defaultLocale ? "/chat" : `/${locale}/chat`;
      const statements = [
        privacy,
        await section(pathIn(locale, at.terms), /id="chatAssistant".*?<\/section>/s),
        await section(pathIn(locale, at.accessibility), /id="limits".*?<\/section>/s),
        await section(pathIn(locale, "/chat"), /class="chat-notice".*?<\/details>/s),
        (await text("/llms.txt")).split("\n").find((one) => one.includes(`${path})`)),
      ];
      for (const statement of statements) {
        expect(statement).toContain(expected[locale]);
        expect(statement).not.toMatch(forbidden);
      }
    },
  );

  async function text(path: string) {
    return (await fetch(url + path)).text();
  }

  async function section(path: string, pattern: RegExp) {
    return pattern.exec((await text(path)).replaceAll("&#x27;", "'"))?.[0] ?? "";
  }
});
