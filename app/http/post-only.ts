/** What a route that only takes posts answers to a `GET`: its `loader`. */
export function postOnly() {
  return new Response("Method Not Allowed", { status: 405, headers: { Allow: "POST" } });
}
