import { expect, test } from "vitest";
import { unmark } from "./inline-scripts.server.ts";

test("names the scripts that carry the mark, and nothing else", () => {
  const { html, scripts } = unmark(
    '<link href="a.css" nonce="m"/><script nonce="m">one()</script><script>injected()</script>' +
      '<script type="application/json">{"a":"<b>"}</script><script nonce="other">two()</script>' +
      '<script async="" nonce="m">three();\nfour()</script><script nonce="m" src="/x.js"></script>',
    "m",
  );
  expect(scripts).toEqual(["one()", "three();\nfour()"]);
  expect(html).not.toContain('nonce="m"');
});
