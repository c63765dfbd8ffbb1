import { expect, test } from "vitest";
import { unmark } from "./inline-code.server.ts";

test("names the scripts and styles that carry the mark, and nothing else", () => {
  const { html, scripts, styles } = unmark(
    '<link href="a.css" nonce="m"/><script nonce="m">one()</script><script>injected()</script>' +
      '<style>p{}</style><style nonce="m">a{}</style><styled nonce="m">b{}</styled>' +
      '<script type="application/json">{"a":"<b>"}</script><script nonce="other">two()</script>' +
      '<script async="" nonce="m">three();\nfour()</script><script nonce="m" src="/x.js"></script>',
    "m",
  );
  expect(scripts).toEqual(["one()", "three();\nfour()"]);
  expect(styles).toEqual(["a{}"]);
  expect(html).not.toContain('nonce="m"');
});
