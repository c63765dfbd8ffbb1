import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "../../app/i18n/locales.ts";
import { type Site, startSite } from "../site.ts";

const gemini = { GEMINI_API_KEY: "key" };
const own = { MODEL_URL: "http://localhost:11434/v1", MODEL_NAME: "llama" };
const other = {
  MODEL_URL: "https://model.example/v1",
  MODEL_NAME: "llama",
  MODEL_SERVICE: "Example Chat",
  MODEL_COMPANY: "Example GmbH",
  MODEL_PRIVACY_URL: "https://model.example/privacy",
};

/** The text that visitors must see about each model, by language, and texts that they must not see. */
const cases: [
  name: string,
  env: Record<string, string>,
  expected: Record<string, string>,
  forbidden: RegExp,
][] = [
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
    gemini,
    {
      en: "to Gemini, a service of Google",
      fr: "au service Gemini (Google)",
      es: "al servicio Gemini de Google",
    },
    /on our own server|sur notre propre serveur|en nuestro propio servidor/,
  ],
  [
    "own server",
    own,
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
    /Gemini|Google|on our own server|sur notre propre serveur|en nuestro propio servidor/,
  ],
];

const notices: Record<string, Record<string, RegExp>> = {
  "no model": {
    en: /doesn’t leave the site/,
    fr: /n’en sort pas/,
    es: /no sale de aquí/,
  },
  Gemini: { en: /sent to Gemini, a service of Google/, fr: /Gemini \(Google\)/, es: /Gemini de Google/ },
  "own server": { en: /on our own server/, fr: /sur notre propre serveur/, es: /en nuestro propio servidor/ },
  "another company": {
    en: /sent to Example Chat, a service of Example GmbH/,
    fr: /Example Chat \(Example GmbH\)/,
    es: /Example Chat de Example GmbH/,
  },
};

describe.each(cases)("with %s", (name, env, expected, forbidden) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(env);
  });
  afterAll(() => site.stop());

  test.each(locales)(
    "the privacy policy, chat and llms.txt say in %s who receives questions @sample",
    async (locale) => {
      const privacy = await section(`/${locale}/privacy`, /id="chatAssistant".*?<\/section>/s);
      expect(privacy).toContain(expected[locale]);
      expect(privacy).not.toMatch(forbidden);
      const link = env.MODEL_PRIVACY_URL ?? (env.GEMINI_API_KEY && "https://ai.google.dev/gemini-api/terms");
      if (link) expect(privacy).toContain(`<a href="${link}">`);
      else expect(privacy).not.toContain("href");

      const notice = await section(`/${locale}/chat`, /class="chat-notice".*?<\/details>/s);
      expect(notice).toMatch(notices[name]?.[locale] ?? /^$/);
      const path = locale === "en" ? "/chat" : `/${locale}/chat`;
      const line = (await text("/llms.txt")).split("\n").find((one) => one.includes(`${path})`));
      expect(line).toMatch(notices[name]?.[locale] ?? /^$/);
    },
  );

  async function text(path: string) {
    return (await fetch(site.url + path)).text();
  }

  async function section(path: string, pattern: RegExp) {
    return pattern.exec((await text(path)).replaceAll("&#x27;", "'"))?.[0] ?? "";
  }
});
