import type { EntryContext } from "react-router";
import { bootScript } from "./boot-script.ts";

/**
 * The end of a document: what React Router's own `<Scripts>` would say, as data for one constant script.
 * Takes the loaders' data out of the context, so that it is written here and not a second time.
 */
export async function bootMarkup(context: EntryContext, mark: string) {
  const { manifest, staticHandlerContext, serverHandoffString = "{}", serverHandoffStream } = context;
  context.serverHandoffStream = undefined;
  const state = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const modules = [manifest.url, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])];
  const boot = JSON.stringify({
    modules: [...new Set(modules)],
    manifest: manifest.url,
    routes: routes.map((route) => [route.id, route.module]),
    context: JSON.parse(serverHandoffString),
  });
  return (
    `<script type="application/json" id="boot">${data(boot)}</script>` +
    `<script type="text/x-script" id="state">${data(state)}</script>` +
    `<script nonce="${mark}">${bootScript}</script>`
  );
}

/** JSON that can't end the element it stands in. */
function data(json: string) {
  return json.replaceAll("<", "\\u003c");
}
