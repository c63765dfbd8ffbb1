import { expect, test, vi } from "vitest";

test.each(["truculenta", "faustina"] as const)(
  "the font %s has a glyph for every character of its texts",
  async (face) => {
    const { missingGlyphs } = await import("./glyphs.ts");
    expect(await missingGlyphs(face)).toEqual([]);
  },
);

test("reports each character that the font lacks, and where it is used", async () => {
  vi.resetModules();
  vi.doMock("../app/studio/company.ts", async (original) => {
    const company = await original<typeof import("../app/studio/company.ts")>();
    return { ...company, studio: { ...company.studio, name: "Дунай" } };
  });
  const { missingGlyphs } = await import("./glyphs.ts");
  const lines = await missingGlyphs("truculenta");
  expect(lines).toEqual(expect.arrayContaining(["Д  app/studio: Дунай"]));
});
