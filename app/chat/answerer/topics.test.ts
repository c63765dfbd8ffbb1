import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { languages } from "#locales/languages.server.ts";
import { topicIds } from "./topics.ts";

test.each(locales)("%s answers every topic, and no other", (locale) => {
  const known: readonly string[] = topicIds;
  const answered = Object.keys(languages[locale].copy.answerer.topics);
  expect({
    [`missing in locales/${locale}/answerer.json`]: known.filter((id) => !answered.includes(id)),
    "missing in app/chat/answerer/topics.ts": answered.filter((id) => !known.includes(id)),
  }).toEqual({
    [`missing in locales/${locale}/answerer.json`]: [],
    "missing in app/chat/answerer/topics.ts": [],
  });
});
