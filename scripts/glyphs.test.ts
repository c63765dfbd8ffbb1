import { expect, test, vi } from "vitest";

test.each(["truculenta", "faustina"] as const)("%s has every letter of what it sets", async (face) => {
  const { missingGlyphs } = await import("./glyphs.ts");
  expect(await missingGlyphs(face)).toEqual([]);
});

test("a name with others is told by its letters and its place", async () => {
  vi.resetModules();
  vi.doMock("../app/studio/company.ts", async (original) => {
    const company = await original<typeof import("../app/studio/company.ts")>();
    return { ...company, studio: { ...company.studio, name: "Дунай" } };
  });
  const { missingGlyphs } = await import("./glyphs.ts");
  const lines = await missingGlyphs("truculenta");
  expect(lines).toEqual(expect.arrayContaining(["Д  app/studio: Дунай"]));
});
