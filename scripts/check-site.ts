// Checks the built site's sizes (`npm run size`), its content (`npm run check:content`), or without a name both.
import { startSite } from "../tests/site.ts";
import { checkSizes } from "./check-sizes.ts";
import { checkContent } from "./content/check-content.ts";

const [only] = process.argv.slice(2);
const site = await startSite();
try {
  const problems = [
    ...(only === "content" ? [] : await checkSizes(site.url)),
    ...(only === "sizes" ? [] : await checkContent(site.url)),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
} finally {
  await site.stop();
}
