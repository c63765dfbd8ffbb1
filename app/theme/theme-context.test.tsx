import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useLocale } from "#app/i18n/locale-context.tsx";
import { useTheme } from "./theme-context.tsx";

test("useTheme and useLocale throw outside their providers", () => {
  expect(() => renderToString(<Themed />)).toThrow(/useTheme must be used within/);
  expect(() => renderToString(<Localised />)).toThrow(/useLocale must be used within/);
});

function Themed() {
  useTheme();
  return null;
}

function Localised() {
  useLocale();
  return null;
}
