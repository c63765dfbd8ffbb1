/** The `loader` of a route that takes only posts. */
export function postOnly() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
}
