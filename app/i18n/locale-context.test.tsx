import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useLocale } from "./locale-context.tsx";

test("useLocale throws outside its provider", () => {
  expect(() => renderToString(<Localised />)).toThrow(/useLocale needs a LocaleProvider above it/);
});

function Localised() {
  useLocale();
  return null;
}
