import { expect, test } from "vitest";
import { isMediaType } from "./media-type.ts";

test.each([
  ["application/json", true],
  ["Application/JSON ; charset=utf-8", true],
  ["application/json-evil", false],
  ["application/json, text/plain", false],
  ["text/application/json", false],
  ["", false],
  [undefined, false],
  [null, false],
])("compares the media type %j to application/json: %s", (type, json) => {
  expect(isMediaType(type, "application/json")).toBe(json);
});
