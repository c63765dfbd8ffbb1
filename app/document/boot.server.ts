import type { EntryContext } from "react-router";
import { bootScript } from "./boot-script.ts";

/**
 * The end of a document: what React Router's own `<Scripts>` would say, as data for one constant script.
 * Takes the loaders' data out of the context, so that it is written here and not a second time.
 */
export async function bootMarkup(context: EntryContext, mark: string) {
  const { manifest, staticHandlerContext, serverHandoffString = "{}" } = context;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  // What others need comes before them.
  const files = routes.flatMap((route) => [...(route.imports ?? []).toReversed(), route.module]);
  const modules = [...new Set([...files, manifest.url])];
  const boot = JSON.stringify({
    modules,
    routes: routes.map((route) => [route.id, modules.indexOf(route.module)]),
    context: JSON.parse(serverHandoffString),
  });
  return (
    `<script type="application/json" id="boot">${data(boot)}</script>` +
    `<script type="text/x-script" id="state">${data(await stateText(context))}</script>` +
    `<script nonce="${mark}">${bootScript}</script>`
  );
}

/** JSON where that says it all, else React Router's own form. */
async function stateText(context: EntryContext): Promise<string> {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const stream = context.serverHandoffStream;
  context.serverHandoffStream = undefined;
  const state = { loaderData, actionData, errors };
  if (isPlain(state) || !stream) return JSON.stringify(state);
  return new Response(stream).text();
}

/** Whether JSON loses nothing of a value but properties that are undefined, which are as good as absent. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return typeof value === "string" || typeof value === "boolean";
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item));
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** JSON that can't end the element it stands in. */
function data(json: string) {
  return json.replaceAll("<", "\\u003c");
}
