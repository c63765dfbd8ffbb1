import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useRouteError } from "react-router";
import { expect, test } from "vitest";
import { copyIn } from "#app/i18n/copy.server.ts";
import { LocaleContext } from "#app/i18n/locale-context.tsx";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { Crash } from "./crash.tsx";

test.each(locales)(
  "answers a failing page with status 500, a heading and no stack trace in %s",
  async (locale) => {
    const { status, html } = await failingPage(locale);
    expect(status).toBe(500);
    expect(html).toContain(copyIn(locale, "errors").crash.heading);
    expect(html).not.toMatch(/secret detail|\.tsx?:\d/);
  },
);

test("the English heading has the wording of the specification @sample", () => {
  expect(copyIn("en", "errors").crash.heading).toBe("Unexpected Application Error!");
});

async function failingPage(locale: Locale) {
  const handler = createStaticHandler([
    {
      id: "root",
      path: "/",
      loader: () => ({ error: copyIn(locale, "errors").crash }),
      children: [{ index: true, loader: fail, ErrorBoundary: Boundary }],
    },
  ]);
  const context = await handler.query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("a page was expected");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <LocaleContext value={{ locale, prefix: "" }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LocaleContext>,
  );
  return { status: context.statusCode, html };
}

function fail(): never {
  throw new Error("secret detail");
}

function Boundary() {
  return <Crash error={useRouteError()} />;
}
