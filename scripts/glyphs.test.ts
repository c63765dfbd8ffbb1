import { expect, test } from "vitest";
import { missingGlyphs } from "./glyphs.ts";

test.each(["truculenta", "faustina"] as const)(
  "the font %s has a glyph for every character of its texts",
  async (face) => expect(await missingGlyphs(face), "run npm run fonts").toEqual([]),
);
