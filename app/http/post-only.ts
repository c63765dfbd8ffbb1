/** The `loader` of a route that accepts only POST. */
export function postOnly() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
}
