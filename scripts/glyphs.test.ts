import { expect, test, vi } from "vitest";

const font = "app/layout/fonts/truculenta.woff2";

test("the display face has every letter of the names and headings", async () => {
  const { missingGlyphs } = await import("./glyphs.ts");
  expect(await missingGlyphs(font)).toEqual([]);
});

test("a name with others is told by its letters and its place", async () => {
  vi.resetModules();
  vi.doMock("../app/studio/company.ts", async (original) => {
    const company = await original<typeof import("../app/studio/company.ts")>();
    return { ...company, studio: { ...company.studio, name: "Дунай" } };
  });
  const { missingGlyphs } = await import("./glyphs.ts");
  const lines = await missingGlyphs(font);
  expect(lines).toEqual(expect.arrayContaining(["Д  app/studio: Дунай"]));
});
