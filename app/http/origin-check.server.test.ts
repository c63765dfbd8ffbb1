import { expect, test } from "vitest";
import { isSameOrigin } from "./origin-check.server.ts";

const site = "https://studio.example";

test.each([
  [{}, true],
  [{ origin: site }, true],
  [{ origin: site, "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ origin: "null", "sec-fetch-site": "same-origin" }, true],
  [{ origin: "https://www.studio.example", "sec-fetch-site": "same-origin" }, true],
  [{ origin: "https://www.studio.example" }, false],
  [{ origin: "http://studio.example" }, false],
  [{ origin: "https://studio.example:8443" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "null" }, false],
  [{ origin: site, "sec-fetch-site": "cross-site" }, false],
  [{ origin: site, "sec-fetch-site": "same-site" }, false],
])("a request with the headers %j is from the same origin: %s", (headers, allowed) => {
  expect(isSameOrigin(new Headers(headers), site)).toBe(allowed);
});
