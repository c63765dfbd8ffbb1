import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { returnTarget } from "./return-target.server.ts";

const origin = "http://localhost:3000";

test.each([
  ["/about?x=1", "/about?x=1"],
  ["/", "/"],
  ["about", "/about"],
  [`${origin}/fr`, "/fr"],
  ["//evil.com", "/"],
  ["/\\evil.com", "/"],
  ["/\t/evil.com", "/"],
  ["\\\\evil.com", "/"],
  ["https://evil.com/about", "/"],
  ["javascript:alert(1)", "/"],
  ["http://localhost:3000@evil.com/", "/"],
  ["/..//evil.com", "/evil.com"],
  ["", "/"],
  [`blob:${origin}//evil.example/x`, "/"],
  [`blob:${origin}/about`, "/"],
  [`filesystem:${origin}/about`, "/"],
  [`view-source:${origin}/about`, "/"],
  ["data:text/html,x", "/"],
  ["/fr//evil.com", "/fr/evil.com"],
  ["/%2F%2Fevil.com", "/%2F%2Fevil.com"],
])("redirects returnTo %j to %s", (returnTo, expected) => {
  expect(target({ returnTo })).toBe(expected);
});

test("prefers a same-origin Referer to returnTo, and ignores a cross-origin one", () => {
  expect(target({ returnTo: "/about", referer: `${origin}/es/contact?sent` })).toBe("/es/contact?sent");
  expect(target({ returnTo: "/about", referer: "https://evil.com/contact" })).toBe("/about");
  expect(target({ referer: "not a url" })).toBe("/not%20a%20url");
});

function target({ returnTo, referer }: { returnTo?: string; referer?: string }) {
  const form = new FormData();
  if (returnTo !== undefined) form.set("returnTo", returnTo);
  const request = new Request(`${origin}/settings/theme`, {
    method: "POST",
    headers: referer ? { referer } : {},
  });
  return returnTarget(request, new RouterContextProvider(), form);
}
