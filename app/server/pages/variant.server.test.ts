import { expect, test } from "vitest";
import { localeCookie } from "#app/i18n/negotiate.server.ts";
import { themeSession } from "#app/theme/theme.server.ts";
import { es, fr } from "../../../tests/sample.ts";
import { variantOf } from "./variant.server.ts";

const language = nameAndValue(await localeCookie.serialize("es"));
const theme = await themeCookie("dark");

test.each([
  [null, {}, "en", null],
  [null, { "accept-language": "fr-CA,fr;q=0.9" }, "fr", null],
  [es, { "accept-language": "fr" }, "es", null],
  [null, { "accept-language": `fr${",x".repeat(2000)}` }, "en", null],
  [null, { "accept-language": "\t;q=nonsense,,é" }, "en", null],
  [null, { cookie: `a=1; ${language}`, "accept-language": "fr" }, "es", null],
  [null, { cookie: `${theme};${language}` }, "es", "dark"],
  [fr, { cookie: `${language}; ${theme}` }, "fr", "dark"],
  [null, { cookie: "language=fr; theme=dark" }, "en", null],
  [null, { cookie: `xlanguage=1; ${language.slice(0, -3)}; theme=%E0%A4%A` }, "en", null],
  [null, { cookie: "x".repeat(5000) }, "en", null],
  [null, { cookie: "other=1" }, "en", null],
])(
  "for the prefix %j and the headers %j, selects the language %s and the theme %s @sample",
  async (prefix, headers, locale, expected) => {
    expect(await variantOf(prefix, headers)).toEqual({ locale, theme: expected });
  },
);

async function themeCookie(name: "dark" | "light") {
  const session = await themeSession(new Request("http://localhost"));
  const { Theme } = await import("remix-themes");
  session.setTheme(name === "dark" ? Theme.DARK : Theme.LIGHT);
  return nameAndValue(await session.commit());
}

function nameAndValue(setCookie: string) {
  return setCookie.split(";")[0] ?? "";
}
