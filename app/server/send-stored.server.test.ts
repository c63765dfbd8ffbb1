import { expect, test } from "vitest";
import { namesTag, selectRepresentation } from "./send-stored.server.ts";
import { storedResponse } from "./stored-response.server.ts";

const stored = storedResponse([], Buffer.from("plain"), {
  gzip: Buffer.from("gzip"),
  br: Buffer.from("br"),
});

test.each([
  [undefined, "plain"],
  ["", "plain"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate, zstd", "plain"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.2, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip;q=0", "plain"],
  ["br;q=0,gzip;q=0,identity;q=0", "plain"],
  ["identity;q=0", "plain"],
  ["identity;q=0, gzip", "gzip"],
  ["identity, gzip;q=0.5", "plain"],
  ["*;q=0", "plain"],
  ["br;q=nonsense", "plain"],
])("answers Accept-Encoding %j with the representation %s", (header, encoding) => {
  expect(selectRepresentation(stored, header).body.toString()).toBe(encoding);
});

test.each([
  ["*", true],
  ['"other"', false],
  ['"a"', true],
  ['"x", "a" , "b"', true],
  ['W/"a"', false],
  ["a", false],
  ['"a', false],
  ["", false],
  [`"b", ${"x,".repeat(10_000)}`, false],
])('matches the header value %s against the ETag "a": %s', (tags, named) => {
  expect(namesTag(tags, '"a"')).toBe(named);
});
