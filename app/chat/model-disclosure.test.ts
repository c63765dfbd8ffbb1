import { afterEach, expect, test, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";

afterEach(() => void vi.unstubAllEnvs());

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
    /https?:|Gemini|Google|Example|language model|modèle de langage|modelo de lenguaje/,
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
    "a model on the studio's own server",
    { MODEL_URL: "http://localhost:11434/v1", MODEL_NAME: "llama" },
    {
      en: "A language model on our own server",
      fr: "Un modèle de langage installé sur notre propre serveur",
      es: "Un modelo de lenguaje instalado en nuestro propio servidor",
    },
    /https?:|Gemini|Google|Example/,
  ],
  [
    "another company's model",
    {
      MODEL_URL: "https://model.example/v1",
      MODEL_NAME: "llama",
      MODEL_SERVICE: "Example Chat",
      MODEL_COMPANY: "Example GmbH",
      MODEL_PRIVACY_URL: "https://model.example/privacy",
    },
    {
      en: "to Example Chat, a service of Example GmbH",
      fr: "au service Example Chat (Example GmbH)",
      es: "al servicio Example Chat de Example GmbH",
    },
    new RegExp(`Gemini|Google|${elsewhere.source}`),
  ],
];

test.each(cases)(
  "with %s, every page says who receives questions, in the same words @sample",
  async (_, env, expected, forbidden) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    const { copyIn } = await import("#app/i18n/copy.server.ts");
    const { modelKind, modelRecipient } = await import("#app/platform/model-recipient.server.ts");
    for (const locale of locales) {
      const sectionsOf = (page: "privacy" | "terms" | "accessibility"): Record<string, object> =>
        copyIn(locale, page).sections;
      const privacy = sectionsOf("privacy").chatAssistant;
      expect(JSON.stringify(privacy)).toContain(modelRecipient?.privacyUrl ?? "");
      for (const told of [
        privacy,
        sectionsOf("terms").chatAssistant,
        sectionsOf("accessibility").limits,
        // The chat and /llms.txt show this notice.
        copyIn(locale, "chat").notice[modelKind],
      ]) {
        expect(JSON.stringify(told)).toContain(expected[locale]);
        expect(JSON.stringify(told)).not.toMatch(forbidden);
      }
    }
  },
);
