import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { useTheme } from "./theme-context.tsx";

test("useTheme and useLocale throw outside their providers", () => {
  expect(() => renderToString(<Themed />)).toThrow(/useTheme needs a ThemeProvider above it/);
  expect(() => renderToString(<Localised />)).toThrow(/useLocale needs a LocaleProvider above it/);
});

function Themed() {
  useTheme();
  return null;
}

function Localised() {
  useLocale();
  return null;
}
